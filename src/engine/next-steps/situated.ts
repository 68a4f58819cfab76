import type { Situation } from '../assess/situations.ts';
import { firstAid } from '../knowledge/first-aid.ts';
import { situationSteps } from '../knowledge/next-steps/situation-steps.ts';
import { step } from '../knowledge/next-steps/step.ts';
import type { Known } from '../next-steps.ts';
import { ofTheMind } from './self-care-steps.ts';
import { priority, stepsOf, type Weighed } from './weighed.ts';

const situationStepsMax = 2;
/** What hurries nobody is long ago, asked in general or a manner of speaking: “buồn muốn chết”, “như bị đánh”. */
const ofThoseInHaste: readonly Situation[] = ['self_harm', 'violence', 'distress', 'bleeding', 'fever', 'postpartum'];
/** General, where the matter has a line of its own. */
const ofAnyIllness: readonly Situation[] = ['fever', 'bleeding', 'endoscopy', 'blood_thinner', 'tuberculosis'];
/** Named beside a matter that is none of these: “chưa sốt”, “tầm soát ung thư”. */
const ofTheIll: readonly Situation[] = ['self_harm', 'distress', 'bleeding', 'fever', 'cancer', 'endoscopy'];

/** What the words must be about first: the fever of a tooth, a wound or a failing liver is no dengue. */
const ofMatter: Readonly<Partial<Record<Situation, readonly string[]>>> = {
  fever: ['infectious_disease', 'general_internal', 'pediatrics', 'family_medicine'],
  tuberculosis: ['tuberculosis', 'pulmonology', 'infectious_disease', 'general_internal'],
  distress: [...ofTheMind],
  // Nobody fasts for six hours to have the throat or the nose looked into.
  endoscopy: [
    'gastroenterology',
    'pediatric_gastroenterology',
    'colorectal_surgery',
    'hepatology',
    'health_checkup',
    'general_internal',
    'oncology',
    'general_surgery',
  ],
};
/** What lasts longer is no dengue. */
const dengueDaysMax = 7;

/** What asks for more than that its word is there. */
const isTimely: Readonly<Partial<Record<Situation, (known: Known) => boolean>>> = {
  // “Hút thuốc từ trẻ”, or the baby of a mother who is ill.
  child: ({ safety: { facts } }) => facts.isChild && !(facts.postpartum && facts.ageMonths === undefined),
  fever: ({ safety: { facts } }) => (facts.durationDays ?? 0) <= dengueDaysMax,
  // Of an old person who is well something is asked, and nobody goes anywhere.
  elderly: ({ safety: { urgency }, person: { told } }) => urgency !== 'routine' || !told.cues.has('well'),
  // Who was operated on through a tube, or has been looked into, is to fast for nothing.
  endoscopy: ({ intake: { need }, safety: { seeWithin }, person: { told } }) =>
    need !== 'surgery' && seeWithin !== '24h' && told.cues.has('scope') && !told.cues.has('keyhole'),
  // Before treatment: it is suspected, or was found just now.
  cancer: ({ safety: { urgency, seeWithin }, person: { told } }) =>
    (urgency === 'urgent' && seeWithin !== '24h') || told.cues.has('newCancer'),
};

/** Who comes along: said to any child and any old person. */
const ofAnyAge: ReadonlySet<Situation> = new Set(['child', 'elderly']);

/** What the circumstances call for: an age, a fever, a way that is long. */
export function situated(known: Known, isBite: boolean): Weighed[] {
  const { situations } = known.assessment;
  const isDying = known.safety.doNow.includes(firstAid.comfort);
  // “Uống đủ nước” is nothing for a belly that may be operated on.
  const isSurgical = known.safety.matched.some(({ code }) => code === 'severe_abdominal_pain');
  const hasOwn = known.safety.topics.some(({ says }) => says);
  const isCalmMatter = known.safety.topics.some(({ atMost }) => atMost === 'routine');
  const told = situationSteps.filter(
    ([name]) =>
      situations.has(name) &&
      // The first step says what is to be done with the wound.
      !(isBite && name === 'bleeding') &&
      !(known.safety.urgency === 'routine' && ofThoseInHaste.includes(name)) &&
      !(isDying && name === 'self_harm') &&
      !(isCalmMatter && ofTheIll.includes(name)) &&
      (ofMatter[name]?.includes(known.assessment.specialties[0] ?? '') ?? true) &&
      (isTimely[name]?.(known) ?? true) &&
      !((hasOwn || isSurgical) && ofAnyIllness.includes(name)),
  );
  const lines = told.map(([name, line]) => ({ line, keep: ofAnyAge.has(name) ? priority.more : priority.added }));
  if (known.match.isFar)
    lines.splice(Math.min(lines.length, situationStepsMax - 1), 0, { line: farAway, keep: priority.added });
  return lines
    .flatMap(({ line, keep }) => stepsOf([line], known).map((each) => ({ step: each, keep })))
    .slice(0, situationStepsMax);
}

const farAway = step(
  'map',
  'Đường xa: hỏi trước lịch khám, chỗ trọ gần viện (Phòng Công tác xã hội của bệnh viện) và có thể tái khám gần nhà không.',
  'It is far: ask beforehand about the schedule, a place to stay (the hospital’s social work office) and whether follow-up near home is possible.',
);
