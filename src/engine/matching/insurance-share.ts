import type { HospitalLevel, Words } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { acceptance } from '../insurance/coverage.ts';
import type { Wish } from './wish.ts';

/** Of the card's rate for an outpatient without a referral, by the tier before 2025; as in `knowledge/insurance.ts`. */
const shares: Readonly<Record<HospitalLevel, 100 | 50 | 0>> = { district: 100, provincial: 50, central: 0 };

/**
 * What insurance usually pays there without a referral, in hundredths of the card's rate; undefined where unknown, and
 * where insurance pays nothing for the matter.
 */
export function shareAt(
  hospital: GraphHospital,
  { coverage, registered }: Pick<Wish, 'coverage' | 'registered'>,
): 100 | 50 | 0 | undefined {
  if (coverage !== 'none' && hospital === registered) return 100;
  const { level, type } = hospital;
  const isTaken = acceptance(hospital) === 'yes' || acceptance(hospital) === 'usually';
  if (coverage === 'none' || !isTaken || level === undefined || type === 'private') return undefined;
  return shares[level] === 50 && coverage === 'without_half' ? 0 : shares[level];
}

export const shareWords: Readonly<Record<100 | 50 | 0, Words>> = {
  100: {
    vi: 'bảo hiểm y tế thường trả đủ mức của thẻ, không cần phiếu chuyển',
    en: 'insurance usually pays the card’s full rate, without a referral',
  },
  50: {
    vi: 'bảo hiểm y tế thường trả 50 % mức của thẻ khi khám ngoại trú không có phiếu chuyển',
    en: 'insurance usually pays 50 % of the card’s rate for an outpatient visit without a referral',
  },
  0: {
    vi: 'bảo hiểm y tế thường không trả tiền khám ngoại trú nếu không có phiếu chuyển',
    en: 'insurance usually pays nothing for an outpatient visit without a referral',
  },
};
