import type { Intake } from '#contract/intake.ts';
import type { Urgency } from '#contract/vocabulary.ts';
import { lexiconSpecialties } from '#engine/assess.ts';
import { readIntake, toldBy } from '#engine/read-intake.ts';
import { patientNames } from '#engine/reader/patient-names.ts';
import { personWeights } from '#engine/reader/read-person.ts';
import { rankNames } from '#engine/reader/read-specialties.ts';
import { factsOf } from '#engine/safety/facts.ts';
import { withoutMeasures } from '#engine/safety/measures.ts';
import { type FrameWeights, frameWeights } from '#engine/text/frames.ts';
import { gramOf, gramsOf, keyOf } from '#engine/text/grams.ts';
import { joinReadings } from '#engine/text/join-readings.ts';
import type { Reading } from '#engine/text/reading.ts';
import { bareCases } from '../evaluate/bare-complaints.ts';
import { type Case, ownCases, ownSet } from '../evaluate/cases.ts';
import { corpusCases, isSealed } from '../evaluate/corpus.ts';
import { inFrames, withAside } from './frames.ts';

/** A text to learn from, as numbers. */
export type Example = {
  readonly id: string;
  readonly level: Urgency;
  readonly signs: readonly string[];
  readonly specialties: readonly string[];
  readonly words: number;
  /** Keys of its grams, and of what is known of the patient, and of the first choices of the lexicon. */
  readonly grams: Int32Array;
  readonly known: Int32Array;
  readonly ranks: Int32Array;
  /** Of all that was written, a diagnosis included. */
  readonly spoken: Int32Array;
  readonly spokenWords: number;
  /** Whether it is a scenario of ours, not a text of the corpus. */
  readonly isOwn: boolean;
};

/** All that may be learnt from: the corpus without its sealed part, bare complaints, and our own scenarios whose level is plain. */
export function learntCases(): Case[] {
  const learnt = corpusCases().filter((one) => !isSealed(one));
  return [...learnt, ...bareCases(), ...ownCases()].filter(({ level }) => level !== undefined);
}

export function exampleOf(
  { id, intake, level, set, redFlags, specialties }: Case,
  persons = personWeights(),
  frames: FrameWeights = frameWeights(),
): Example[] {
  if (level === undefined) return [];
  const isOwn = set === ownSet;
  const told = tellingOf(intake, frames);
  const again = isOwn ? [] : inFrames(id, told.readings).map((readings) => ({ ...told, readings }));
  const beside = isOwn ? [] : withAside(id, intake).map((each) => tellingOf(each, frames));
  return [told, ...again, ...beside].map(({ intake, written, readings }) => {
    const reading = joinReadings(readings.symptoms, readings.goal);
    const facts = factsOf(intake, reading, persons);
    const weighed = withoutMeasures(reading);
    const spoken = joinReadings(reading, readings.diagnosis);
    return {
      id,
      level,
      signs: redFlags,
      specialties,
      words: weighed.tokens.length,
      grams: gramKeys(weighed),
      spoken: gramKeys(spoken),
      spokenWords: spoken.tokens.length,
      known: keysOf(patientNames(isOwn ? factsOf(formless(intake), reading, persons) : facts)),
      ranks: keysOf(rankNames(lexiconSpecialties(written, intake, facts))),
      isOwn,
    };
  });
}

function tellingOf(intake: Intake, frames: FrameWeights) {
  const written = readIntake(intake);
  return { intake, written, readings: toldBy(written, frames) };
}

/** Our scenarios have a form filled in where the texts of the corpus have none: that alone must teach nothing. */
function formless({ durationDays: _, ...intake }: Intake): Intake {
  return { ...intake, patient: {} };
}

export function gramKeys({ tokens }: Reading): Int32Array {
  const { ones, twos, threes } = gramsOf(tokens);
  return Int32Array.from([...ones, ...twos, ...threes], keyOf);
}

export function keysOf(names: readonly string[]): Int32Array {
  return Int32Array.from(names, (name) => keyOf(gramOf(name)));
}
