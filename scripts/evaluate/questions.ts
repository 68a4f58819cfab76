import type { Intake } from '../../src/contract/intake.ts';
import { isAtLeast } from '../../src/engine/urgency.ts';
import type { Case } from './cases.ts';
import { answer, type Share } from './measure.ts';

const wordsLeftMin = 4;

export type Questions = {
  /** Cases whose urgency fell when the words of the sign were deleted: is the sign asked about? */
  readonly asked: Share;
  /** Emergencies among them: are they found once the question is answered? */
  readonly foundByAnswer: Share;
  /** Left with too few words to judge. */
  readonly excluded: readonly string[];
  readonly notAsked: readonly string[];
};

/** Deletes from each text the words in which its danger signs were found, and sees whether the signs are asked for. */
export function measureQuestions(cases: readonly Case[]): Questions {
  const excluded: string[] = [];
  const notAsked: string[] = [];
  const asked = { hits: 0, of: 0 };
  const found = { hits: 0, of: 0 };
  for (const one of cases) {
    const full = answer(one.intake).safety;
    const words = [...new Set(full.matched.flatMap(({ words: quoted }) => quoted))];
    if (words.length === 0) continue;
    const bare = without(one.intake, words);
    if (wordCount(bare) < wordsLeftMin) {
      excluded.push(one.id);
      continue;
    }
    const left = answer(bare).safety;
    if (isAtLeast(left.urgency, full.urgency)) continue;
    const missing = full.matched.filter(({ level }) => level === full.urgency).map(({ code }) => code);
    const answered = left.ask.filter((code) => missing.includes(code));
    asked.of += 1;
    if (answered.length > 0) asked.hits += 1;
    else notAsked.push(one.id);
    if (full.urgency !== 'emergency') continue;
    found.of += 1;
    const told = { ...bare, redFlags: [...(bare.redFlags ?? []), ...answered] };
    if (answer(told).safety.urgency === 'emergency') found.hits += 1;
  }
  return { asked, foundByAnswer: found, excluded, notAsked };
}

function without(intake: Intake, words: readonly string[]): Intake {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const bare = (text: string) => longestFirst.reduce((left, word) => left.split(word).join(' '), text);
  return {
    ...intake,
    ...(intake.symptoms !== undefined && { symptoms: bare(intake.symptoms) }),
    ...(intake.goal !== undefined && { goal: bare(intake.goal) }),
  };
}

function wordCount({ symptoms = '', goal = '' }: Intake): number {
  return (`${symptoms} ${goal}`.match(/[\p{L}\d]+/gu) ?? []).length;
}
