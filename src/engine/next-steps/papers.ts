import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import type { GraphHospital } from '../graph/graph.ts';
import type { Card } from '../insurance/card.ts';
import { acceptance } from '../insurance/coverage.ts';
import { sharesWithoutSlip } from '../knowledge/insurance.ts';
import { situationPapers } from '../knowledge/next-steps/situation-steps.ts';
import type { Match } from '../matching.ts';
import type { Person } from './person.ts';
import { isHere } from './referral.ts';

/** Below this age a birth certificate does where there is no card. */
const cardYearsMin = 6;

export function papers(
  { situations, goals }: Assessment,
  { need, hasPriorResults, insurance }: Intake,
  person: Person,
  { isFar, isOnCard, hospital }: Match,
  card: Card,
  isPaid: boolean,
): Words[] {
  const { isForeign } = card;
  const isSlipOfUse = !isOnCard && (!hospital || isLessWithoutSlip(hospital, card, insurance?.registeredAt));
  const bring: Words[] = [isForeign ? passport : identity(person, card.has)];
  for (const [situation, paper] of situationPapers) if (situations.has(situation)) bring.push(paper);
  if (goals.has('vaccination') || (person.isChild && (person.years ?? 0) < cardYearsMin)) bring.push(vaccinations);
  if (need === 'revisit') {
    if (!person.told.cues.has('lostSlip')) bring.push({ vi: 'Phiếu hẹn khám lại', en: 'The appointment slip' });
  } else if (isPaid && isSlipOfUse && !goals.has('vaccination')) {
    bring.push({
      vi: 'Phiếu chuyển cơ sở khám chữa bệnh còn hạn, nếu được chuyển',
      en: 'A valid referral slip, if the patient was referred',
    });
  }
  bring.push(
    hasPriorResults
      ? {
          vi: 'Kết quả xét nghiệm, phim chụp, giấy ra viện đã có',
          en: 'Earlier test results, scans and discharge papers',
        }
      : { vi: 'Giấy tờ khám cũ nếu có', en: 'Papers of earlier visits, if any' },
    { vi: 'Danh sách thuốc đang uống và thuốc bị dị ứng', en: 'A list of current medicines and drug allergies' },
  );
  if ((need === 'surgery' && !person.told.cues.has('tooth')) || need === 'admission') {
    bring.push({
      vi: 'Đồ dùng cá nhân, tiền tạm ứng, căn cước của người chăm',
      en: 'Personal things, the deposit, the carer’s identity card',
    });
  }
  if (isFar) {
    bring.push({ vi: 'Quần áo và tiền cho ít nhất một đêm ở lại', en: 'Clothes and money for at least one night' });
  }
  return bring;
}

/** A slip makes no difference at the place on the card, where all is paid without one, or where no card is taken. */
function isLessWithoutSlip(hospital: GraphHospital, card: Card, written: string | undefined): boolean {
  if (isHere(written, card, hospital) || acceptance(hospital) === 'no') return false;
  const shares = sharesWithoutSlip(hospital.level, hospital.technicalLevel, card.paysHalf);
  return shares === undefined || shares.outpatient < 100 || shares.inpatient < 100;
}

const passport: Words = {
  vi: 'Hộ chiếu hoặc căn cước, thẻ và số đường dây của hãng bảo hiểm',
  en: 'Passport or identity card, insurance card and the insurer’s hotline',
};

const vaccinations: Words = { vi: 'Sổ hoặc phiếu tiêm chủng', en: 'The vaccination book or slips' };

function identity({ isChild, years }: Person, hasCard: boolean | undefined): Words {
  if (isChild) {
    return years === undefined || years < cardYearsMin
      ? {
          vi: 'Thẻ bảo hiểm y tế của bé, chưa có thẻ thì giấy khai sinh hoặc giấy chứng sinh',
          en: 'The child’s insurance card or, without one, the birth certificate',
        }
      : {
          vi: 'Thẻ bảo hiểm y tế của trẻ, căn cước của người đi cùng',
          en: 'The child’s insurance card, and the identity card of whoever comes along',
        };
  }
  return hasCard === false
    ? { vi: 'Căn cước hoặc VNeID mức 2', en: 'Identity card or VNeID level 2, or passport' }
    : {
        vi: 'Căn cước hoặc VNeID mức 2 đã tích hợp bảo hiểm y tế, hoặc thẻ bảo hiểm y tế',
        en: 'Identity card or VNeID level 2 with health insurance, or the insurance card; foreigners the passport',
      };
}

/** Where the place on the card is changed. */
export const cardPapers: Words[] = [
  { vi: 'Căn cước hoặc VNeID mức 2', en: 'Identity card or VNeID level 2' },
  { vi: 'Thẻ hoặc mã số bảo hiểm y tế', en: 'The insurance card or its number' },
];

const ofCard = /thẻ bảo hiểm y tế/iu;

/** Who has lost the card is not asked for it. */
export function withoutCard(paper: Words): Words {
  return ofCard.test(paper.vi) && !/nếu còn|trẻ|của bé/iu.test(paper.vi)
    ? { vi: 'Căn cước gắn chip (thay cho thẻ bảo hiểm giấy)', en: 'The chip identity card (instead of the paper card)' }
    : paper;
}

/** Of who is on a ward and about to go home. */
export function wardPapers(person: Person): Words[] {
  return [
    identity(person, undefined),
    { vi: 'Phiếu tạm ứng, hóa đơn đã đóng', en: 'Receipts of deposits and payments' },
    {
      vi: 'Mã số bảo hiểm xã hội, tên cơ quan nếu cần giấy nghỉ',
      en: 'Social insurance number and employer, if leave is to be certified',
    },
  ];
}

/** What helps at once, and only what is within reach. */
export function emergencyPapers({ isChild, isPregnant }: Person, isForeign: boolean): Words[] {
  const bring: Words[] = [
    { vi: 'Thuốc đang uống hoặc ảnh đơn thuốc', en: 'Current medicines or a photo of the prescription' },
  ];
  if (isPregnant) bring.push({ vi: 'Sổ khám thai nếu có sẵn', en: 'The antenatal book if at hand' });
  if (isForeign) bring.push(passport);
  else bring.push(cardOf(isChild));
  bring.push({ vi: 'Điện thoại còn pin và số của người nhà', en: 'A charged phone and a relative’s number' });
  return bring;
}

function cardOf(isChild: boolean): Words {
  return isChild
    ? {
        vi: 'Thẻ bảo hiểm y tế của trẻ nếu có sẵn; thiếu vẫn đi',
        en: 'The child’s insurance card if at hand; go even without it',
      }
    : {
        vi: 'Căn cước hoặc VNeID, thẻ bảo hiểm y tế nếu có sẵn; thiếu vẫn đi',
        en: 'Identity card or VNeID and insurance card if at hand; go even without them',
      };
}
