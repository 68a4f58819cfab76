import type { Locator, Page } from 'playwright-core';
import { aCase, anIntake } from '../builders.ts';
import { createCase, createShare, type HeldCase, uploadFile } from '../harness.ts';
import { aPng } from './files.ts';
import type { Site } from './harness.ts';

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name });
}

/** Makes the browser the device of a family that holds the key of a case. */
export async function holdKey(page: Page, { caseId, token }: HeldCase): Promise<void> {
  // Of this site, but no page that begins to work.
  await page.goto('/icons/icon.svg');
  const held = JSON.stringify(JSON.stringify({ caseId, token }));
  await page.evaluate(`sessionStorage.setItem('danloi.case', ${held})`);
}

/** A case with something in each of its parts. */
export async function fullCase({ service }: Site): Promise<HeldCase> {
  const held = await createCase(
    service,
    aCase({
      intake: anIntake({
        need: 'treatment',
        patient: { age: 58, sex: 'male', province: 'Nghệ An', isSelf: false },
        symptoms: 'đau bụng âm ỉ hai tháng, sụt 4 kg',
        durationDays: 60,
        redFlagsDenied: ['severe_abdominal_pain', 'vomiting_blood'],
      }),
      patient: { fullName: 'Nguyễn Văn Thắng', birthYear: 1968, sex: 'male', province: 'Nghệ An' },
      contacts: [
        { fullName: 'Nguyễn Thị Lan', role: 'primary', relationship: 'con gái', phone: '0912 345 678' },
        { fullName: 'Nguyễn Văn Hùng', role: 'secondary', relationship: 'con trai', canAccompany: true },
      ],
    }),
  );
  await uploadFile(service, held, aPng(), { kind: 'lab_result', title: 'Xét nghiệm máu 10/11' });
  await uploadFile(service, held, aPng(160, 120, ['#3a0507', '#dbe2dd']), { kind: 'imaging', title: 'Siêu âm ổ bụng' });
  await service.call('POST', `${held.url}/followups`, {
    token: held.token,
    body: { dueAt: '2026-11-20T08:30', kind: 'revisit', title: 'Tái khám Khoa Nội Tiêu hóa' },
  });
  const share = await createShare(service, held, { reviewerName: 'BS. Lê Thị Hoa', reviewerTitle: 'Nội tiêu hóa' });
  await service.call('POST', `/v1/review/${share.reviewToken}/opinions`, {
    body: { opinion: 'Nên nội soi dạ dày trong tuần này.', urgency: 'urgent' },
  });
  return held;
}
