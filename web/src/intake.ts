import { agesAgree } from '../../src/contract/age.ts';
import type { Intake } from '../../src/contract/intake.ts';
import type { Need, RedFlagCode, Severity, Sex, Words } from '../../src/contract/vocabulary.ts';
import { positionOf } from './here.ts';
import { createStore } from './store.ts';

export type Reply = 'yes' | 'no' | 'unsure';

/** A question of the engine and what was said to it. The words are kept: what is unsure is shown again. */
export type Asked = { reply: Reply; question: Words };

/** What was answered so far; a question that nobody has answered is absent, "I do not know" is `unknown`. */
export type Answers = {
  /** Codes ticked on the first page; empty when none was. */
  dangerSigns?: readonly string[];
  isSelf?: boolean;
  age?: number | 'unknown';
  /** Of a child under three. */
  ageMonths?: number | 'unknown';
  sex?: Sex | 'unknown';
  need?: Need;
  symptoms?: string;
  /** What was said to the questions that the engine asks after reading the text, in the order they were asked. */
  asked?: Readonly<Record<string, Asked>>;
  durationDays?: number | 'unknown';
  severity?: Severity | 'unknown';
  diagnosis?: string;
  hasPriorResults?: boolean;
  province?: string;
  /** The id of that place, where it was chosen from a list. */
  place?: string;
  preferredCity?: string;
  insurance?: NonNullable<Intake['insurance']>;
};

const key = 'danloi.answers';

/** Kept until the tab is closed, so that a phone that drops the page from memory loses nothing. Sent nowhere. */
export const answers = createStore<Answers>(remembered());

function remembered(): Answers {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

export function answer(change: Partial<Answers>): void {
  replace({ ...answers.get(), ...change });
}

/** Where the patient is: by name and, where it is known, by id. Another name is never kept with an id that was before. */
export function answerPlace(province: string, place = ''): void {
  answer({ province, place });
}

export function forgetAnswers(): void {
  replace({});
}

const typedKey = 'danloi.typed';

/** What stands in the field of a question and is not its answer yet; of one question, for an answer ends it. */
type Typed = { step: string; text: string };

export function typedIn(step: string): string | undefined {
  try {
    const typed: Partial<Typed> = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}');
    return typed.step === step ? typed.text : undefined;
  } catch {
    return undefined;
  }
}

export function keepTyped(step: string, text: string): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({ step, text } satisfies Typed));
  } catch {
    // Storage may be forbidden; the text then lives as long as the page.
  }
}

function replace(next: Answers): void {
  answers.set(next);
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
    sessionStorage.removeItem(typedKey);
  } catch {
    // Storage may be forbidden; the answers then live as long as the page.
  }
}

/** The questions of the engine that were answered so. */
export function askedWith(reply: Reply, { asked = {} }: Answers): Record<string, Words> {
  const such = Object.entries(asked).filter(([, each]) => each.reply === reply);
  return Object.fromEntries(such.map(([code, { question }]) => [code, question]));
}

/** Not sure is never taken for no: these questions stay in sight. */
export function unsureOf(given: Answers): Words[] {
  return Object.values(askedWith('unsure', given));
}

/** The intake that the answers amount to. What is not known stays unsaid. */
export function intakeOf(given: Answers): Intake {
  const { need, dangerSigns = [], isSelf, age, ageMonths, sex, province, durationDays, severity } = given;
  const redFlags = [...new Set([...dangerSigns, ...Object.keys(askedWith('yes', given))])];
  // They are the engine's own; the list of all codes would weigh on every page.
  const redFlagsUnsure = Object.keys(askedWith('unsure', given)) as RedFlagCode[];
  const redFlagsDenied = Object.keys(askedWith('no', given)) as RedFlagCode[];
  return {
    need: need ?? (dangerSigns.length > 0 ? 'emergency' : 'treatment'),
    patient: {
      ...known('isSelf', isSelf),
      ...known('age', age),
      // An age that was changed elsewhere leaves the months behind.
      ...(typeof age === 'number' && typeof ageMonths === 'number' && agesAgree({ age, ageMonths }) && { ageMonths }),
      ...known('sex', sex),
      ...known('province', province),
      ...known('place', given.place),
      ...known('position', positionOf(province)),
    },
    ...known('symptoms', given.symptoms),
    ...known('diagnosis', given.diagnosis),
    ...known('durationDays', durationDays),
    ...known('severity', severity),
    ...(redFlags.length > 0 && { redFlags }),
    ...(redFlagsUnsure.length > 0 && { redFlagsUnsure }),
    ...(redFlagsDenied.length > 0 && { redFlagsDenied }),
    ...known('hasPriorResults', given.hasPriorResults),
    ...known('preferredCity', given.preferredCity),
    ...(Object.keys(given.insurance ?? {}).length > 0 && { insurance: given.insurance }),
  };
}

function known<Name extends string, Value>(
  name: Name,
  value: Value | 'unknown' | undefined,
): Partial<Record<Name, Exclude<Value, 'unknown'>>> {
  if (value === undefined || value === 'unknown' || value === '') return {};
  return { [name]: value } as Record<Name, Exclude<Value, 'unknown'>>;
}

/** The intake of the answers on this device, for whoever goes on with it: the result, a new case. */
export function currentIntake(): Intake | undefined {
  const given = answers.get();
  return given.dangerSigns === undefined ? undefined : intakeOf(given);
}
