import type { Intake } from '../../src/contract/intake.ts';
import type { Need, Severity, Sex } from '../../src/contract/vocabulary.ts';
import { createStore } from './store.ts';

export type Reply = 'yes' | 'no' | 'unsure';

/** What was answered so far; a question that nobody has answered is absent, "I do not know" is `unknown`. */
export type Answers = {
  /** Codes ticked on the first page; empty when none was. */
  dangerSigns?: readonly string[];
  isSelf?: boolean;
  age?: number | 'unknown';
  sex?: Sex | 'unknown';
  need?: Need;
  symptoms?: string;
  /** What was said to the questions that the engine asks after reading the text. */
  asked?: Readonly<Record<string, Reply>>;
  durationDays?: number | 'unknown';
  severity?: Severity | 'unknown';
  diagnosis?: string;
  hasPriorResults?: boolean;
  province?: string;
  preferredCity?: string;
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

/** The intake that the answers amount to. What is not known stays unsaid. */
export function intakeOf(given: Answers): Intake {
  const { need, dangerSigns = [], asked = {}, isSelf, age, sex, province, durationDays, severity } = given;
  const saidYes = Object.keys(asked).filter((code) => asked[code] === 'yes');
  const redFlags = [...new Set([...dangerSigns, ...saidYes])];
  return {
    need: need ?? (dangerSigns.length > 0 ? 'emergency' : 'treatment'),
    patient: {
      ...known('isSelf', isSelf),
      ...known('age', age),
      ...known('sex', sex),
      ...known('province', province),
    },
    ...known('symptoms', given.symptoms),
    ...known('diagnosis', given.diagnosis),
    ...known('durationDays', durationDays),
    ...known('severity', severity),
    ...(redFlags.length > 0 && { redFlags }),
    ...known('hasPriorResults', given.hasPriorResults),
    ...known('preferredCity', given.preferredCity),
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
