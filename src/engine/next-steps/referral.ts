import type { Intake } from '#contract/intake.ts';
import type { Need } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { ownName } from '../graph/hospital-names.ts';
import { foldedText } from '../graph/letters.ts';
import type { Card } from '../insurance/card.ts';
import { isCardElsewhere } from '../insurance/card-elsewhere.ts';
import { coverageOf } from '../insurance/coverage.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Known } from '../next-steps.ts';
import { nameOnCard, usedElsewhere } from './card-steps.ts';
import { isHarmless } from './warning.ts';
import { isForEmergency, type Visit } from './where-to-go.ts';

/** A slip of another kind is needed, or insurance does not pay for it. */
const noReferral: ReadonlySet<Need> = new Set(['revisit', 'checkup']);

/** A name that may be this one's is not sent for a slip: “BV Củ Chi” is one of two. */
export function isHere(told: string | undefined, { registered }: Card, { id, name }: GraphHospital): boolean {
  if (registered) return registered.id === id;
  const words = told === undefined ? '' : ownName(told);
  return words !== '' && ` ${ownName(name)} `.includes(` ${words} `);
}

/**
 * Where a referral makes the insurance pay more, how to get one: by the tier before 2025, as Decree 188/2025/NĐ-CP
 * article 19 has it; the slip by Circular 01/2025/TT-BYT article 12.
 */
export function referralStep({ assessment, intake, match, card, safety }: Known, visit: Visit): Step[] {
  const { hospital } = match;
  const pays =
    hospital?.acceptsInsurance !== false && (hospital?.level === 'central' || hospital?.level === 'provincial');
  const isRegistered = hospital !== undefined && isHere(intake.insurance?.registeredAt, card, hospital);
  const isUnpaid = coverageOf(card, assessment, intake, safety) === 'none';
  const isElsewhere = card.has !== false && !isUnpaid && isCardElsewhere(intake);
  if (isElsewhere && !isForEmergency(visit)) return [usedElsewhere];
  // What the card pays is told below every answer; among the steps it stands for those who told of their card.
  if (
    !card.isTold ||
    isHarmless(safety) ||
    !pays ||
    noReferral.has(visit.need) ||
    isUnpaid ||
    isRegistered ||
    isForEmergency(visit)
  )
    return [];
  if (visit.within === '24h' && !card.registered) return [];
  return visit.within === '24h'
    ? [
        step(
          'id-card',
          'Nếu tiện đường, ghé nơi khám ban đầu ghi trên thẻ bảo hiểm xin phiếu chuyển trong buổi; đừng vì giấy mà khám muộn.',
          'If it is on the way, ask the first place of care on the insurance card for a referral slip; do not be late for the sake of a paper.',
        ),
      ]
    : [slipFirst(hospital, card, intake)];
}

const whereItIsSeen = {
  vi: 'nơi khám ban đầu ghi trên thẻ (xem trong VNeID hoặc VssID)',
  en: 'the first place of care on the card (shown in VNeID or VssID)',
};

/** Cancer and kidneys that are replaced are on the list of Circular 01/2025/TT-BYT. */
const forAYear = /(?<!\p{L})(?:chay than|loc mau|loc mang bung|ung thu|dialysis|cancer)(?!\p{L})/u;

const ofCancer = /(?<!\p{L})(?:ung thu|cancer)(?!\p{L})/u;

export function isOfCancer({ symptoms = '', diagnosis = '', goal = '' }: Intake): boolean {
  return ofCancer.test(foldedText(`${symptoms} ${diagnosis} ${goal}`));
}

/** Stands before the step to the hospital itself, so that the ways follow one another. */
function slipFirst({ name, englishName, level }: GraphHospital, card: Card, intake: Intake): Step {
  const written = intake.insurance?.registeredAt;
  const on = written === undefined ? whereItIsSeen : nameOnCard(card, written);
  const told = foldedText(`${intake.symptoms ?? ''} ${intake.diagnosis ?? ''} ${intake.goal ?? ''}`);
  const valid = forAYear.test(told)
    ? { vi: 'bệnh này thường dùng được 1 năm', en: 'for this illness usually valid for a year' }
    : { vi: 'dùng trong 10 ngày làm việc', en: 'valid for 10 working days' };
  const perhaps =
    level === 'central' && isOfCancer(intake)
      ? {
          vi: ' Nhiều loại ung thư được lên thẳng, không cần phiếu (Thông tư 01/2025/TT-BYT): gọi quầy bảo hiểm ở đó hỏi trước.',
          en: ' Many cancers need no slip (Circular 01/2025/TT-BYT): call the insurance desk there first.',
        }
      : { vi: '', en: '' };
  return step(
    'id-card',
    `Nếu khám bằng thẻ bảo hiểm: đến ${on.vi} khám trước; nơi đó thấy cần thì viết phiếu chuyển (${valid.vi}), rồi mới đến ${name} và bảo hiểm trả đủ mức.${perhaps.vi}`,
    `With health insurance: first see ${on.en}; if needed it writes a referral slip (${valid.en}), then go to ${englishName ?? name}, where insurance pays its full share.${perhaps.en}`,
  );
}
