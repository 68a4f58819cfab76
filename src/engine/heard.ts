import type { Intake } from '#contract/intake.ts';
import type { Sex } from '#contract/vocabulary.ts';
import { toldSex } from './assess/patient-sex.ts';
import { assess } from './assess.ts';
import type { Facts, Readings } from './finding.ts';
import type { Graph } from './graph/graph.ts';
import { placeInText } from './graph/place-in-text.ts';
import { isSelfIn } from './heard/who-is-ill.ts';
import { namedPlace } from './patient-place.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';

/** What a story says of the patient: shown as understood, and not asked again. */
export type Heard = {
  isSelf?: boolean;
  age?: number;
  /** Instead of the years, of a small child. */
  ageMonths?: number;
  sex?: Exclude<Sex, 'other'>;
  place?: { id: string; name: string };
  /** What the story leaves open though the answer hangs on it. */
  open: readonly Open[];
};
type Open = 'sex' | 'duration';

/** Without a graph no place is heard. */
export function hear(intake: Intake, graph: Pick<Graph, 'places'> | undefined): Heard {
  const { symptoms = '' } = intake;
  const readings = readIntake(intake);
  const { facts } = checkSafety(readings, intake);
  const isSelf = isSelfIn(symptoms);
  const sex = toldSex(readings.symptoms);
  const isKnown = { sex: sex !== undefined, duration: isTimed(facts, symptoms) };
  return {
    ...(isSelf !== undefined && { isSelf }),
    ...ageIn(facts),
    ...(sex && { sex }),
    ...placeIn(graph, symptoms, isSelf === false),
    open: (['sex', 'duration'] as const).filter((what) => !isKnown[what] && isDecidedBy(what, readings, intake)),
  };
}

const ends: Record<Open, readonly Partial<Intake>[]> = {
  sex: [{ patient: { sex: 'male' } }, { patient: { sex: 'female' } }],
  duration: [{ durationDays: 1 }, { durationDays: 90 }],
};

/** Whether the answer, or what is asked next, would be another one at either end. */
function isDecidedBy(what: Open, readings: Readings, intake: Intake): boolean {
  const outcomes = ends[what].map((end) => {
    const tried = { ...intake, ...end, patient: { ...intake.patient, ...end.patient } };
    const safety = checkSafety(readings, tried);
    const [specialty] = assess(readings, tried, safety).specialties;
    return JSON.stringify([safety.urgency, safety.seeWithin, safety.ask.slice(0, 2), specialty]);
  });
  return new Set(outcomes).size > 1;
}

/** The age that a number or “sơ sinh” tells; who has just given birth is not the newborn. */
function ageIn({ ageYears, ageMonths, postpartum }: Facts): Pick<Heard, 'age' | 'ageMonths'> {
  if (ageYears !== undefined) return { age: ageYears };
  return ageMonths === undefined || (ageMonths === 0 && postpartum) ? {} : { ageMonths };
}

function placeIn(graph: Pick<Graph, 'places'> | undefined, text: string, isOfAnother: boolean): Pick<Heard, 'place'> {
  const { place } = graph ? placeInText(graph, text, isOfAnother) : {};
  if (!place || place.isGuess) return {};
  const { id, name } = namedPlace(place);
  return { place: { id, name } };
}

/** Without a count: it only ends the question, for what is old does not make old what is new. Ours, not reviewed. */
const vaguely = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:mấy|vài|nhiều|cả|may|vai|nhieu) (?:ngày|hôm|bữa|đêm|tuần|tháng|năm|ngay|hom|bua|dem|tuan|thang|nam)',
    'lâu nay|lâu rồi|đã lâu|từ nhỏ|lau nay|lau roi|da lau|tu nho',
    '(?:several|few|many) (?:days|weeks|months|years)|for ages|for a long time',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

function isTimed({ durationDays, acute }: Facts, text: string): boolean {
  return durationDays !== undefined || acute || vaguely.test(text.normalize('NFC'));
}
