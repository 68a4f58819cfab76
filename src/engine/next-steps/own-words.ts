import type { SeeWithin, Words } from '#contract/vocabulary.ts';
import { coverageOf } from '../insurance/coverage.ts';
import { type Advised, isSaidBy } from '../knowledge/next-steps/advised.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Known } from '../next-steps.ts';
import type { Place } from '../recommendation.ts';
import { fold } from '../text/fold.ts';
import type { ToldCues } from './told-cues.ts';

const advisedMax = 2;
const questionsMax = 3;
const answersMax = 3;
const wishesMax = 2;

/** What is said of what others bade the family do; not what another line says already. */
export function advisedSteps({ advised }: ToldCues, beside: readonly Step[], within: SeeWithin = 'planned'): Step[] {
  const isCalm = within !== 'now' && within !== '24h';
  const fitting = [...advised].filter(({ isForCalm }) => isCalm || !isForCalm);
  return unsaid(fitting, beside, within === 'now').slice(0, advisedMax);
}

/** To what the family asks of a desk, an office, a ward or common sense. */
export function answerSteps({ answers }: ToldCues, beside: readonly Step[], within: SeeWithin): Step[] {
  const isDanger = within === 'now' || within === '24h';
  const fitting = [...answers].filter(({ isForDanger, isForCalm }) => (isDanger ? !isForCalm : !isForDanger));
  return unsaid(fitting, beside, within === 'now').slice(0, answersMax);
}

/** To how the family wishes to be seen; nobody is late for it. */
export function wishSteps({ wishes }: ToldCues, beside: readonly Step[], within: SeeWithin): Step[] {
  const isSoon = within === '24h' || within === '3d';
  const fitting = [...wishes]
    .filter(({ isForCalm }) => within !== '24h' || !isForCalm)
    .map(({ soon, says, ...wish }) => ({ ...wish, says: (isSoon && soon) || says }));
  return unsaid(fitting, beside, within === 'now').slice(0, wishesMax);
}

type Line = Pick<Advised, 'saidBy' | 'inEmergency' | 'says'>;

function unsaid(lines: Iterable<Line>, beside: readonly Step[], isEmergency: boolean): Step[] {
  const steps: Step[] = [];
  for (const { saidBy, inEmergency, says } of lines) {
    if (isEmergency && !inEmergency) continue;
    if ([...beside, ...steps].some(({ title }) => isSaidBy(saidBy, title.vi))) continue;
    steps.push(isEmergency && typeof inEmergency === 'object' ? inEmergency : says);
  }
  return steps;
}

const waits: Partial<Record<SeeWithin, Step>> = {
  now: step(
    'clock',
    'Đừng chờ đến mai hay đến lịch hẹn: đi ngay bây giờ.',
    'Do not wait for tomorrow or for the appointment: go now.',
  ),
  '24h': step(
    'clock',
    'Đừng chờ đến lịch hẹn sau: khám đúng lúc ghi ở trên.',
    'Do not wait for a later appointment: be seen at the time above.',
  ),
};

/** The harvest, Tết or an exam: what is looked at first may then be put off. */
const firstTheVisit = step(
  'clock',
  'Buổi khám đầu càng sớm càng tốt, chậm nhất hai tuần; chữa hay mổ dời đến lúc nào (sau Tết, sau mùa vụ) thì hỏi bác sĩ ngay buổi đó.',
  'Have the first visit as soon as you can, within two weeks at the latest; how long treatment or an operation can be put off (after Tết, after the harvest) is then asked there.',
);

/** To who asks whether it can wait. */
export function waitStep({ cues }: ToldCues, within: SeeWithin): Step[] {
  if (within === '14d') return cues.has('postpones') ? [firstTheVisit] : [];
  const says = cues.has('waits') || cues.has('postpones') ? waits[within] : undefined;
  return says ? [says] : [];
}

const withSlip: Words = {
  vi: ', mang phiếu chuyển nếu dùng bảo hiểm',
  en: ', with a referral slip if insurance is to pay',
};
const noSlip: Words = { vi: '', en: '' };

/** To who asks whether to go to a large city: the place near home first, and where to go there. */
export function cityStep({ assessment, intake, safety, card, match }: Known): Step[] {
  const { primary, hospital, inAskedCity, asWished } = match;
  const slip = coverageOf(card, assessment, intake, safety) === 'none' ? noSlip : withSlip;
  if (asWished && primary.hospital.id !== '') return [wishedStep(primary, asWished.near, slip)];
  // Of two centres none is “near home first”.
  if (!inAskedCity || primary.hospital.id === '' || hospital?.level === 'central') return [];
  const [near, far] = [primary.hospital.name, inAskedCity.hospital.name];
  return [
    step(
      'map',
      `Gọi hỏi ${near.vi} trước: nơi này làm được thì chưa cần đi xa; chưa làm được thì đến ${far.vi}${slip.vi}.`,
      `Ask ${near.en} first: if it can do this, there is no need to go far; if not, go to ${far.en}${slip.en}.`,
    ),
  ];
}

/** The wish is granted, and what can be done near home is told beside it. */
function wishedStep({ hospital: { name: there } }: Place, near: Place | undefined, slip: Words): Step {
  const go = {
    vi: `Đến ${there.vi} như gia đình muốn là được${slip.vi}.`,
    en: `Going to ${there.en} as you wish is fine${slip.en}.`,
  };
  if (!near) return step('map', go.vi, go.en);
  const { vi, en } = near.hospital.name;
  return step(
    'map',
    `${go.vi} Muốn đỡ đi lại: gọi hỏi ${vi} việc nào làm được ở đó (khám đầu, xét nghiệm, thuốc tiếp theo).`,
    `${go.en} To travel less, ask ${en} what it can do (a first visit, tests, further medicine).`,
  );
}

/** A thought of death is no question for a desk, nor is “hơi có mùi chua” one without its marks. */
const noQuestion =
  /(?:^| )(?:chet|tu tu|tu van|muon song|ton tai|suicide|kill myself|dead)(?: |$)|^(?:phan )?hoi co (?:mui|dom|mu|sot|dau|nhay|mau|dich|ngua)(?: |$)/u;

/** What the family asks that only somebody can answer who examines the patient, or the desk; a ward is both. */
export function questionStep(
  { questions }: ToldCues,
  topics: readonly Topic[],
  where: 'visit' | 'ward' | 'desk' = 'visit',
): Step[] {
  const answered = topics.flatMap(({ says, answers }) => (says && answers ? fold(answers).split(' | ') : []));
  const isAnswered = (question: string) => answered.some((words) => fold(question).includes(words));
  const isAsked = (question: string) => !isAnswered(question) && !noQuestion.test(fold(question));
  const asked = new Set(questions[where === 'desk' ? 'desk' : 'doctor'].filter(isAsked));
  if (asked.size === 0) return [];
  const quoted = [...asked]
    .slice(0, questionsMax)
    .map((question) => `“${question}”`)
    .join('; ');
  return where === 'visit'
    ? [
        step(
          'question',
          `Trong buổi khám, hỏi bác sĩ luôn điều gia đình băn khoăn: ${quoted}.`,
          `During the visit, ask the doctor what is on your mind: ${quoted}.`,
        ),
      ]
    : [step('question', `Hỏi luôn ở đó: ${quoted}.`, `Ask there as well: ${quoted}.`)];
}
