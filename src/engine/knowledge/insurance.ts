import type { HospitalLevel, InsuranceKind } from '#contract/vocabulary.ts';

/**
 * What health insurance pays, as the law stood on this day: Law 51/2024/QH15 article 22, Decree 188/2025/NĐ-CP articles
 * 18–19 and 37–38, Circular 01/2025/TT-BYT, Circular 06/2026/TT-BYT, Resolution 261/2025/QH15. Shares are of the card's
 * own rate (80, 95 or 100 %), not of the bill. Read in digests, not in the gazette: not reviewed by a lawyer.
 */
export const insuranceAsOf = '2026-07-01';

/** From then on half of a visit without a slip is paid where the tier was provincial; the amounts in đồng are of that day. */
export const halfFrom = Date.parse('2026-07-01T00:00+07:00');

export type Stay = 'outpatient' | 'inpatient';
export type Share = 0 | 40 | 50 | 100;
export type Shares = Readonly<Record<Stay, Share>>;

const full: Shares = { outpatient: 100, inpatient: 100 };

/** Without a referral, by the tier before 2025 (codes 3.3; 1.14, 1.15, 1.18, 3.2; 3.1). */
const byFormerTier: Readonly<Record<HospitalLevel, Shares>> = {
  district: full,
  provincial: { outpatient: 50, inpatient: 100 },
  central: { outpatient: 0, inpatient: 40 },
};

/**
 * What is paid without a referral; undefined where tier and level are not known well enough. A basic place that was no
 * district one pays half of an outpatient visit (1.13, 1.14), nothing before `halfFrom`, and a stay whole (1.15); a
 * first-level one pays all (1.11).
 */
export function sharesWithoutSlip(
  level: HospitalLevel | undefined,
  technicalLevel = '',
  paysHalf = true,
): Shares | undefined {
  const technical = technicalLevel.toLowerCase().normalize('NFC');
  if (technical.includes('ban đầu')) return full;
  const shares = level && byFormerTier[technical.includes('cơ bản') && level === 'central' ? 'provincial' : level];
  return shares?.outpatient === 50 && !paysHalf ? { ...shares, outpatient: 0 } : shares;
}

/**
 * Whose card pays the whole (Resolution 261/2025/QH15, from 2026), and the poor and small children, of whom our sources
 * tell no rate, so theirs is told as usual only: what is said of a part that one pays oneself is not for them.
 */
export const noLessKinds: ReadonlySet<InsuranceKind> = new Set(['near_poor', 'pension_75', 'poor', 'child_under_6']);

export const childBelowYears = 6;
export const pensionFromYears = 75;
