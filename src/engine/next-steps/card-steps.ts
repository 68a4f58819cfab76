import type { Words } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import type { Card } from '../insurance/card.ts';
import { acceptance } from '../insurance/coverage.ts';
import { type Shares, sharesWithoutSlip } from '../knowledge/insurance.ts';
import { shareWordsOf } from '../knowledge/insurance-words.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';

const placesMax = 2;
/** What is longer is more than a name. */
const nameMax = 60;

/**
 * What the card pays in the hospitals that a question is about, with a slip and without one, and where the slip comes
 * from: by the shares of `knowledge/insurance.ts`. Nothing where nobody knows enough of the place.
 */
export function shareSteps(
  hospitals: readonly GraphHospital[],
  card: Card,
  written?: string,
  /** May be on the list of what needs no slip. */
  mayBeListed = false,
): Step[] {
  const told = hospitals.slice(0, placesMax).flatMap((hospital) => {
    const says = paidAt(hospital, card, written);
    return says ? [{ hospital, says }] : [];
  });
  const isListed = mayBeListed && told.some(({ hospital, says }) => isLessWithout(hospital, card, says));
  const lines = [...new Set(told.map(({ says }) => says.vi))].map((vi) => {
    const same = told.filter(({ says }) => says.vi === vi);
    const names = same.map(({ hospital: { name } }) => name).join(', ');
    const english = same.map(({ hospital: { name, englishName } }) => englishName ?? name).join(', ');
    const isLess = isListed && same.some(({ hospital, says }) => isLessWithout(hospital, card, says));
    const otherwise = isLess ? ifNotListed : { vi: '', en: '' };
    return step('id-card', `${names}: ${otherwise.vi}${vi}`, `${english}: ${otherwise.en}${same[0]?.says.en}`);
  });
  return isListed ? [listed, ...lines] : lines;
}

function isLessWithout(hospital: GraphHospital, card: Card, says: Words): boolean {
  return hospital.level === 'central' && says !== registeredHere && sharesAt(hospital, card)?.inpatient !== 100;
}

/** By Circular 01/2025/TT-BYT, appendix I; which kinds and on which conditions only the desk can tell. */
const listed = step(
  'note',
  'Nhiều loại ung thư và một số bệnh nặng, bệnh hiếm có trong danh mục được lên thẳng nơi chuyên sâu, không cần phiếu chuyển mà vẫn hưởng đủ mức của thẻ, chỉ cho bệnh đó (Thông tư 01/2025/TT-BYT). Có bệnh kèm điều kiện: gọi quầy bảo hiểm nơi đến, đọc đúng tên bệnh ghi trên giấy mà hỏi. Xin được phiếu chuyển thì cứ mang theo cho chắc.',
  'Many cancers and some grave or rare diseases are on a list: for these one may go straight to a specialised hospital without a slip and still have the card’s full rate, for that disease only (Circular 01/2025/TT-BYT). Some carry conditions: call that hospital’s insurance desk and read out the diagnosis as it is written. If a slip is to be had, bring it to be sure.',
);
const ifNotListed: Words = { vi: 'nếu bệnh không thuộc danh mục ấy, ', en: 'if it is not on that list, ' };

function paidAt(hospital: GraphHospital, card: Card, written: string | undefined): Words | undefined {
  if (card.registered?.id === hospital.id) return registeredHere;
  const taken = acceptance(hospital);
  if (taken === 'no') return notTaken;
  const shares = taken === 'yes' ? sharesAt(hospital, card) : undefined;
  return shares && shareWordsOf(shares, nameOnCard(card, written));
}

function sharesAt({ level, technicalLevel }: GraphHospital, { paysHalf }: Card): Shares | undefined {
  return sharesWithoutSlip(level, technicalLevel, paysHalf);
}

/** To who lives far from the place on the card: shares by the tier before 2025, as everywhere. */
export const usedElsewhere = step(
  'id-card',
  'Thẻ ở quê vẫn dùng được nơi đang ở, không phải về xin phiếu: trạm y tế, trung tâm y tế, bệnh viện tuyến huyện cũ gần chỗ ở thường trả đủ mức của thẻ; bệnh viện tỉnh thường trả một nửa khi khám, đủ khi nằm viện; cấp cứu thì nơi nào cũng đủ. Ở lâu thì đổi nơi khám ban đầu về đây (qua công ty, VssID hoặc Bảo hiểm xã hội, thường đầu mỗi quý).',
  'A card from home counts where you live now, with no need to go back for a slip: health stations, medical centres and former district hospitals near by usually pay its full rate; provincial hospitals usually half for a visit and all for a stay; emergencies in full anywhere. For a long stay change the first place of care (through your employer, VssID or social insurance, usually at the start of a quarter).',
);

/** The place on the card by its name, or as the family wrote it. */
export function nameOnCard({ registered }: Card, written = ''): Words {
  if (registered) return { vi: registered.name, en: registered.englishName ?? registered.name };
  const told = written.trim();
  return told === '' || told.length > nameMax
    ? { vi: 'nơi ghi trên thẻ', en: 'the place on the card' }
    : { vi: `${told} ghi trên thẻ`, en: `${told} as on the card` };
}

const registeredHere: Words = {
  vi: 'là nơi đăng ký trên thẻ, hưởng đủ mức của thẻ (80, 95 hoặc 100 % phần trong danh mục), không cần phiếu chuyển.',
  en: 'the place on the card, paid at its full rate (80, 95 or 100 % of what is listed) without a referral.',
};
const notTaken: Words = {
  vi: 'theo danh bạ, nơi này không nhận thẻ.',
  en: 'by the directory, the card is not taken here.',
};

/** To who asks whether a slip is needed there. */
export function slipNeeded([hospital]: readonly GraphHospital[], card: Card, written?: string): Step[] {
  const says = hospital && paidAt(hospital, card, written);
  const shares = hospital && sharesAt(hospital, card);
  if (!says || !shares || says === notTaken) return [];
  const name = { vi: hospital.name, en: hospital.englishName ?? hospital.name };
  const isWhole = says === registeredHere || (shares.outpatient === 100 && shares.inpatient === 100);
  return [
    isWhole
      ? step(
          'id-card',
          `Không cần phiếu chuyển ở ${name.vi}: ${says.vi}`,
          `No slip is needed at ${name.en}: ${says.en}`,
        )
      : step(
          'id-card',
          `Cần phiếu chuyển nếu muốn thẻ trả đủ ở ${name.vi}: ${says.vi}`,
          `A referral slip is needed at ${name.en} for the card’s full rate: ${says.en}`,
        ),
  ];
}
