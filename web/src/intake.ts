import { agesAgree } from '#contract/age.ts';
import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode, Words } from '#contract/vocabulary.ts';
import { withHeard } from '#engine/heard/with-heard.ts';
import type { Heard } from '#engine/heard.ts';
import { type Answers, type Reply, toldAnew, withoutPerson } from './answers.ts';
import { createStore } from './store.ts';

const key = 'danloi.answers';

/** Kept until the tab is closed, so that a phone that drops the page from memory loses nothing. */
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

/** What a story alone would be answered with: another story may be of another person, of whom nothing was answered yet. */
export function intakeOfStory(symptoms: string): Intake {
  const { heard: _, asked: __, ...given } = answers.get();
  return intakeOf({ ...(given.symptoms === symptoms ? given : withoutPerson(given)), symptoms });
}

export function answerStory(symptoms: string, heard: Heard | undefined, isHeardInPart: boolean): void {
  replace(toldAnew(answers.get(), symptoms, heard, isHeardInPart));
}

export function forgetAnswers(): void {
  replace({});
}

const typedKey = 'danloi.typed';

/** What stands in a field and is not its answer yet; of one field, for an answer ends it. */
type Typed = { field: string; text: string };

export function typedIn(field: string): string | undefined {
  try {
    const typed: Partial<Typed> = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}');
    return typed.field === field ? typed.text : undefined;
  } catch {
    return undefined;
  }
}

export function keepTyped(field: string, text: string): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({ field, text } satisfies Typed));
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
  const { need, dangerSigns = [], heard, isSelf, age, ageMonths, sex, durationDays } = given;
  const redFlags = [...new Set([...dangerSigns, ...Object.keys(askedWith('yes', given))])];
  // They are the engine's own; the list of all codes would weigh on every page.
  const redFlagsUnsure = Object.keys(askedWith('unsure', given)) as RedFlagCode[];
  const redFlagsDenied = Object.keys(askedWith('no', given)) as RedFlagCode[];
  const told: Intake = {
    need: need ?? (dangerSigns.length > 0 ? 'emergency' : 'treatment'),
    patient: {
      ...known('isSelf', isSelf),
      ...known('age', age),
      // An age that was changed elsewhere leaves the months behind.
      ...(typeof age === 'number' && typeof ageMonths === 'number' && agesAgree({ age, ageMonths }) && { ageMonths }),
      ...known('sex', sex),
      ...known('province', given.province),
      ...known('place', given.place),
    },
    ...known('symptoms', given.symptoms),
    ...known('diagnosis', given.diagnosis),
    ...known('durationDays', durationDays),
    ...(redFlags.length > 0 && { redFlags }),
    ...(redFlagsUnsure.length > 0 && { redFlagsUnsure }),
    ...(redFlagsDenied.length > 0 && { redFlagsDenied }),
    ...known('hasPriorResults', given.hasPriorResults),
    ...known('preferredCity', given.preferredCity),
    ...(Object.keys(given.insurance ?? {}).length > 0 && { insurance: given.insurance }),
  };
  return withHeard(told, heard);
}

/** Where the patient is, in the words of whoever told it. */
export function placeOf({ province, heard }: Answers): string {
  return province || (heard?.place?.name ?? '');
}

/** Whether there is anything to answer: something was told, or a danger sign ticked. */
export function isTold({ symptoms = '', dangerSigns = [] }: Answers): boolean {
  return symptoms.trim() !== '' || dangerSigns.length > 0;
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
  return isTold(given) ? intakeOf(given) : undefined;
}
