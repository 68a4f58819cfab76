import { describe, expect, test } from 'vitest';
import type { CaseEvent, CaseFile } from '#contract/case.ts';
import type { FollowUp } from '#contract/follow-up.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { Words } from '#contract/vocabulary.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import { caseStateLabels, documentKindLabels } from '#engine/knowledge/labels.ts';
import { calendarFile } from '#web/screens/case/calendar-file.ts';
import { readCaseNumber, readPasted } from '#web/screens/case/case-number.ts';
import { actorWords, eventWords, logLines } from '#web/screens/case/log/event-words.ts';
import { whatChanged } from '#web/screens/case/what-changed.ts';
import { consentsFor, emptyDraft, faultsOf, newCaseOf } from '#web/screens/new-case/draft.ts';
import { titleOf } from '#web/screens/result/title-of.ts';
import { keyTexts } from '#web/strings/key.ts';
import { logTexts } from '#web/strings/log.ts';
import { resultTexts } from '#web/strings/result.ts';
import { agoText, spanText, whenText } from '#web/time-words.ts';
import { panBy, rest, zoomAt, zoomMax } from '#web/viewer/view.ts';
import { anIntake } from '../builders.ts';

const minuteMs = 60_000;

describe('time in words', () => {
  test('names the two units that matter and rounds down, so that nobody comes too late', () => {
    expect(spanText(59_000, 'vi')).toBe('0 phút');
    expect(spanText(hourMs + 5 * minuteMs, 'vi')).toBe('1 giờ 5 phút');
    expect(spanText(23 * hourMs + 59 * minuteMs, 'vi')).toBe('23 giờ');
    expect(spanText(36 * hourMs, 'vi')).toBe('1 ngày 12 giờ');
    expect(spanText(3 * dayMs - 2 * hourMs, 'en')).toBe('2 days');
    expect(spanText(3 * dayMs - 1, 'en')).toBe('3 days');
  });

  test('says how long ago, and after a week the date in Vietnam', () => {
    const now = Date.parse('2026-11-16T01:00:00Z');
    expect(agoText(now - 1000, now, 'vi')).toBe('vừa xong');
    expect(agoText(now - 2 * hourMs, now, 'vi')).toBe('2 giờ trước');
    expect(agoText(now - 30 * dayMs, now, 'en')).toBe('17/10/2026');
  });

  test('keeps a day without a time a day', () => {
    expect(whenText('2026-11-20')).toBe('20/11/2026');
    expect(whenText('2026-11-20T08:30')).toBe('08:30, 20/11/2026');
    expect(whenText('2026-11-20T01:30:00Z')).toBe('08:30, 20/11/2026');
  });
});

describe('the calendar file', () => {
  const followUp: FollowUp = {
    id: 'f1',
    dueAt: '2026-11-20',
    kind: 'revisit',
    title: 'Tái khám, phòng 203',
    note: 'Nhịn ăn;\nmang phim cũ',
    notifyContactId: null,
    status: 'scheduled',
    createdAt: '2026-11-16T01:00:00Z',
    updatedAt: '2026-11-16T01:00:00Z',
  };

  test('holds whole days as days and escapes what the format gives a meaning to', () => {
    const lines = calendarFile([followUp], 0).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261120');
    expect(lines).toContain('DTEND;VALUE=DATE:20261121');
    expect(lines).toContain('SUMMARY:Tái khám\\, phòng 203');
    expect(lines).toContain('DESCRIPTION:Nhịn ăn\\;\\nmang phim cũ');
  });

  test('folds long lines at 75 bytes without cutting a letter', () => {
    const title = 'Đến phòng khám đúng giờ, '.repeat(8).trim();
    const file = calendarFile([{ ...followUp, title }], 0);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
  });
});

describe('the number and key of a case', () => {
  test('are read however people write or paste them', () => {
    for (const text of ['CASE-000042', 'case 42', ' 42 ', '000042']) expect(readCaseNumber(text)).toBe('CASE-000042');
    for (const text of ['', 'CASE-', 'CASE-0', '4 2', 'x42']) expect(readCaseNumber(text)).toBeUndefined();
    const key = `dlc_${'a-_9'.repeat(11)}`;
    expect(readPasted(keyTexts.vi.file('CASE-000042', key, 'https://danloi.test/case'))).toEqual({
      caseId: 'CASE-000042',
      key,
    });
    expect(readPasted('xin chào')).toEqual({});
  });
});

describe('the form of a new case', () => {
  test('asks who speaks for another person or a child to say so', () => {
    const asked = (age: number | undefined, isSelf?: boolean) =>
      consentsFor(
        anIntake({ patient: { ...(age !== undefined && { age }), ...(isSelf !== undefined && { isSelf }) } }),
      );
    expect(asked(40, true)).toEqual(['keep']);
    expect(asked(undefined)).toEqual(['keep']);
    expect(asked(40, false)).toEqual(['keep', 'representative']);
    expect(asked(15)).toEqual(['keep', 'representative', 'child']);
    expect(asked(16, true)).toEqual(['keep', 'child']);
    expect(asked(18, true)).toEqual(['keep']);
    expect(asked(6)).toEqual(['keep', 'representative']);
  });

  test('sends nothing that was left empty, and makes the one contact the primary one', () => {
    const consents = [{ purpose: 'navigator_help' as const, given: false }];
    const intake = anIntake({ patient: {} });
    expect(newCaseOf(emptyDraft, intake, consents)).toEqual({ intake, consents });
    const draft = { ...emptyDraft, contactName: ' Mai ', contactPhone: '09', birthYear: '1968' };
    expect(newCaseOf(draft, intake, consents)).toMatchObject({
      patient: { birthYear: 1968 },
      contacts: [{ fullName: 'Mai', role: 'primary', phone: '09' }],
    });
  });

  test('takes nothing for an answer, and names what is wrong', () => {
    expect(faultsOf(emptyDraft, 2026)).toEqual({});
    expect(faultsOf({ ...emptyDraft, age: '0', birthYear: '1900' }, 2026)).toEqual({});
    expect(faultsOf({ ...emptyDraft, age: '121', birthYear: '2027', contactPhone: '09' }, 2026)).toEqual({
      age: true,
      birthYear: true,
      contactName: true,
    });
    expect(faultsOf({ ...emptyDraft, age: '4.5' }, 2026)).toEqual({ age: true });
  });
});

describe('what changed', () => {
  const recommendation = {
    safety: { urgency: 'routine' },
    primary: { hospital: { id: 'a', name: 'A' }, department: { name: 'Nội' } },
    specialties: ['cardiology'],
    nextSteps: [{ n: 1, icon: 'phone', title: 'Gọi' }],
    bring: ['Thẻ'],
  } as unknown as Recommendation;

  test('is nothing for the same advice, and only what differs for another', () => {
    expect(whatChanged(recommendation, structuredClone(recommendation))).toEqual([]);
    const other = structuredClone(recommendation);
    other.safety.urgency = 'urgent';
    other.primary.department.name = 'Tim mạch';
    expect(whatChanged(recommendation, other)).toEqual([
      { kind: 'urgency', from: 'routine', to: 'urgent' },
      { kind: 'department', from: 'Nội', to: 'Tim mạch' },
    ]);
    other.primary.hospital = { id: 'b', name: 'B' };
    expect(whatChanged(recommendation, other).map(({ kind }) => kind)).toEqual(['urgency', 'hospital']);
  });
});

function inVietnamese<Code extends string>(labels: Readonly<Record<Code, Words>>): Record<Code, string> {
  const words = Object.entries<Words>(labels).map(([code, { vi }]) => [code, vi]);
  return Object.fromEntries(words) as Record<Code, string>;
}

describe('who looked', () => {
  const t = logTexts.vi;
  const event = (changes: Partial<CaseEvent>): CaseEvent => ({
    id: 'e',
    at: '2026-11-16T01:00:00Z',
    kind: 'review.opened',
    actor: 'family',
    detail: {},
    ...changes,
  });
  const file = {
    documents: [{ id: 'd1', title: null, kind: 'lab_result' }],
    contacts: [],
    followUps: [],
  } as unknown as CaseFile;
  const labels = { caseState: inVietnamese(caseStateLabels), documentKind: inVietnamese(documentKindLabels) };

  test('names doctors by their invitation and navigators by their name', () => {
    const reviewers = new Map([['s1', 'BS. Hoa']]);
    expect(actorWords('reviewer:s1', reviewers, t)).toBe('BS. Hoa');
    expect(actorWords('reviewer:gone', reviewers, t)).toBe('Bác sĩ được mời');
    expect(actorWords('navigator:Mai: ca đêm', reviewers, t)).toBe('Điều phối viên Mai: ca đêm');
    expect(actorWords('system', reviewers, t)).toBe('Hệ thống');
  });

  test('says what was looked at, also when it is gone', () => {
    const read = event({ kind: 'review.document_read', detail: { documentId: 'd1' } });
    expect(eventWords(read, file, t, labels)).toBe('xem giấy tờ: Kết quả xét nghiệm');
    expect(eventWords({ ...read, detail: { documentId: 'd2' } }, file, t, labels)).toBe('xem giấy tờ: giấy tờ đã xóa');
    const moved = event({ kind: 'case.updated', detail: { state: 'closed', assignedNavigator: null } });
    expect(eventWords(moved, file, t, labels)).toBe('thay đổi hồ sơ: chặng: Đã kết thúc, thôi phụ trách hồ sơ');
  });

  test('makes one line of the same thing done again and again, the newest first', () => {
    const words = { who: (actor: string) => actor, what: ({ kind }: CaseEvent) => kind };
    const twice = event({ actor: 'reviewer:s1' });
    const lines = logLines([event({ kind: 'case.created' }), twice, twice, twice], words);
    expect(lines.map(({ what, count, isOther }) => [what, count, isOther])).toEqual([
      ['review.opened', 3, true],
      ['case.created', 1, false],
    ]);
  });
});

describe('zooming', () => {
  test('keeps what lies under the finger under it, within bounds', () => {
    const view = zoomAt(rest, 2, { x: 100, y: 0 });
    expect(view).toEqual({ scale: 2, x: -100, y: 0 });
    expect(zoomAt(view, 100, { x: 0, y: 0 }).scale).toBe(zoomMax);
    expect(zoomAt(view, 0.1, { x: 40, y: 40 })).toEqual(rest);
    expect(panBy(rest, 10, 10)).toEqual(rest);
    expect(panBy(view, 10, -5)).toEqual({ scale: 2, x: -90, y: -5 });
  });
});

test('the title of a result says the time of its steps: now where no hour is to be lost, else within a day or later', () => {
  const t = resultTexts.vi;
  expect(titleOf({ urgency: 'urgent', seeWithin: '24h', goNow: true }, t)).toBe('Đi khám ngay bây giờ');
  expect(titleOf({ urgency: 'urgent', seeWithin: '24h' }, t)).toContain('24 giờ');
  expect(titleOf({ urgency: 'urgent', seeWithin: '3d' }, t)).toContain('3 ngày');
  expect(titleOf({ urgency: 'emergency', seeWithin: 'now' }, t)).toContain('115');
});
