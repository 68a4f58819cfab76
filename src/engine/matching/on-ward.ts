import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import { foldedText } from '../graph/letters.ts';

const onWard =
  /(?<!\p{L})(?:nam (?:o |tai )?(?:benh )?(?:vien|bv)|dang nam|dang dieu tri (?:noi tru|tai|o)|nhap vien|xin (?:cho )?(?:ve|ra vien|xuat vien)|in (?:the )?hospital|on the ward|icu)(?!\p{L})/u;

/** Whether the words say that the patient lies in a hospital, beside a wish that only somebody there has. */
export function isOnWard({ goals }: Assessment, { symptoms = '', goal = '' }: Intake): boolean {
  const isWished = goals.has('discharge') || goals.has('transfer_inpatient') || goals.has('inpatient_question');
  return isWished && onWard.test(foldedText(`${symptoms} ${goal}`));
}

const surelyThere =
  /(?<!\p{L})(?:(?:dang|con) nam|dang dieu tri noi tru|xin (?:cho )?(?:ve|ra vien|xuat vien)|currently in|in hospital now|on the ward|icu)(?!\p{L})/u;
const cameHome =
  /(?<!\p{L})(?:(?:da|vua|moi|hom qua) (?:xin )?(?:ve|ra vien|xuat vien)|cho ve|ve (?:toi |den )?nha)(?!\p{L})/u;

const sentenceEnd = /[.!?\n]+/u;
/** Said beside the stay: of old days, of a drip in a rented room, or of somebody for whom nothing is asked. */
const notThere =
  /(?<!\p{L})(?:cach (?:day|nay)|nam (?:ngoai|truoc|kia)|hoi nam|(?:19|20)\d\d|phong tro|tai nha|o nha|khong hoi ve|ago)(?!\p{L})/u;

/** In danger it must be said to be so now: “nằm viện 2 bữa, hôm qua cho về” is at home, where the ward is of no help. */
export function isSurelyOnWard({ symptoms = '', goal = '' }: Intake): boolean {
  const said = [...symptoms.split(sentenceEnd), ...goal.split(sentenceEnd)].map(foldedText);
  if (said.some((each) => cameHome.test(each))) return false;
  return said.some((each) => surelyThere.test(each) && !notThere.test(each));
}

const homeward =
  /(?<!\p{L})chuyen (?:ve|xuong) (?:lai )?(?:tinh|huyen|que|gan nha|vien|benh vien|bv|dia phuong|tuyen duoi)(?!\p{L})|ve (?:que|tinh|gan nha) dieu tri(?!\p{L})|transfer(?:red)? (?:back|closer to|near) home/u;

/** Moved to a smaller hospital near home, where the rest of the stay is spent. */
export function isMovedHome({ goals }: Assessment, { goal = '' }: Intake): boolean {
  return goals.has('transfer_inpatient') && homeward.test(foldedText(goal));
}

/** In danger on a ward: those who stand at the bed are quicker than any door, and an ambulance of theirs than a car. */
export const wardInDanger = {
  place: { vi: 'Bệnh viện đang nằm', en: 'The hospital where the patient is' },
  department: { vi: 'Bác sĩ, điều dưỡng trực của khoa', en: 'The doctor or nurse on duty on the ward' },
  reasons: [
    {
      vi: 'Đang nằm viện: báo ngay bác sĩ, điều dưỡng trực của khoa, đừng tự đưa về hay tự đi nơi khác. Cần chuyển thì bệnh viện chuyển bằng xe cấp cứu, có người theo.',
      en: 'In hospital: tell the doctor or nurse on duty at once; do not take the patient home or elsewhere yourselves. If a transfer is needed, the hospital arranges an ambulance with staff.',
    },
    {
      vi: 'Đã về nhà thì gọi 115, hoặc đến khoa cấp cứu dưới đây.',
      en: 'Already at home: call 115, or go to an emergency department below.',
    },
  ],
} as const satisfies { place: Words; department: Words; reasons: Words[] };
