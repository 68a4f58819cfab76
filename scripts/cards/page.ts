import type { Words } from '#contract/vocabulary.ts';
import { capabilityLabels } from '#engine/knowledge/capabilities.ts';
import { type Lists, phrasesIn } from '#engine/knowledge/phrases-in.ts';
import { withinWords } from '#engine/knowledge/see-within.ts';
import { findSpecialty } from '#engine/knowledge/specialties.ts';
import type { Card } from './schema.ts';

/** A text that wakes a card today; its line may be held back beside what else is told. */
export type Fired = { readonly text: string; readonly isSaid: boolean };

const widthMax = 100;
/** Of words that wake a card so many are shown. */
const phrasesMax = 40;

/** A card as a physician reads it: on one page, without a word of how it is made. */
export function pageOf(card: Card, lists: Lists, fired: readonly Fired[], textsMax: number): string {
  const {
    id,
    title,
    levels,
    who,
    part,
    stage,
    within,
    specialty,
    at,
    door,
    line,
    steps,
    bring,
    help,
    watch,
    source,
    state,
    legacy,
  } = card;
  const listed = (list = '') => {
    const all = [...new Set(phrasesIn(list, lists))];
    const more = all.length - phrasesMax;
    return all.slice(0, phrasesMax).join(', ') + (more > 0 ? ` … and ${more} more` : '');
  };
  const named = (codes: readonly string[] = []) =>
    codes.map((code) => `${findSpecialty(code)?.name.vi} (${code})`).join(', ');
  const said = fired.filter(({ isSaid }) => isSaid).length;
  const texts = fired.toSorted((one, other) => Number(other.isSaid) - Number(one.isSaid)).slice(0, textsMax);
  return [
    `${title.vi}\n${title.en}\n${id} · ${state} · source: ${source}`,
    titled('For whom', [whoIn(who), ...(stage ?? []), ...(part ? [`of the ${part}`] : [])].join(', ')),
    titled('At which levels', levels.join(', ')),
    ...(within ? [titled('Seen', (withinWords as Record<string, { en: string }>)[within]?.en ?? within)] : []),
    ...(specialty ? [titled('Department', named(specialty))] : []),
    ...(legacy.of ? [titled('Only where it is a matter of', named(legacy.of))] : []),
    ...(at ? [titled('Settled at', inBoth([at.place, at.department, ...at.reasons]))] : []),
    ...(door ? [titled('Where there is', capabilityLabels[door].en)] : []),
    ...(legacy.service ? [titled('Asked for', `${legacy.service.vi}\n${legacy.service.en}`)] : []),
    ...(legacy.heard ? [titled('Heard by', listed(legacy.heard))] : []),
    ...(legacy.named ? [titled('Heard where one wishes by', listed(legacy.named))] : []),
    ...(legacy.beside ? [titled('Only beside', listed(legacy.beside))] : []),
    ...(legacy.unless ? [titled('Not beside', listed(legacy.unless))] : []),
    ...(line ? [titled('Says', `${line.vi}\n\n${line.en}`)] : []),
    ...(steps ? [titled('Then', inBoth(steps))] : []),
    ...(bring ? [titled('To bring', inBoth(bring))] : []),
    ...(help ? [titled('A person helps', inBoth([help]))] : []),
    ...(legacy.soon ? [titled('Says where it is to be soon', `${legacy.soon.vi}\n\n${legacy.soon.en}`)] : []),
    ...(legacy.inDanger ? [titled('Says in an emergency', `${legacy.inDanger.vi}\n\n${legacy.inDanger.en}`)] : []),
    ...(legacy.saidBy ? [titled('Says it not beside a line of ours that has', listed(legacy.saidBy))] : []),
    ...(legacy.saidWith ? [titled('Says it only beside', listed(legacy.saidWith))] : []),
    ...(legacy.saidWithout ? [titled('Says it not beside', listed(legacy.saidWithout))] : []),
    ...(legacy.before ? [titled('Says it not where this was done', listed(legacy.before))] : []),
    ...(legacy.answers ? [titled('Answers questions about', listed(legacy.answers))] : []),
    ...(watch ? [titled('Watch for', `${watch.vi}\n\n${watch.en}`)] : []),
    ...restOf(legacy),
    titled(
      `Open texts that wake it: ${fired.length}${line ? `; ${said} of them are told its line` : ''}`,
      texts.map(({ text, isSaid }) => `${isSaid ? '+' : '-'} ${text}`).join('\n'),
    ),
  ].join('\n\n');
}

/** What else decides, in words; what has a title of its own stands there. */
const besides: Readonly<Partial<Record<keyof Card['legacy'], (value: unknown) => string>>> = {
  atMost: (level) => `an impression of the words alone makes it at most ${level}`,
  explains: (sign) => `its words only sound like ${sign}`,
  leavesOut: (situation) => `is no ${situation}`,
  figureMin: (figure) => `only with a figure of at least ${figure}`,
  daysMax: (days) => `only of what has lasted for at most ${days} days`,
  saidDaysMax: (days) => `says its line within ${days} days`,
  isAfter: () => 'also heard of what is over',
  isExplained: () => 'says why its words sound so grave: only what is new makes more of it',
  isFever: () => 'is watched as a fever',
  isFirm: () => 'stands beside an illness that was told plainly',
  isGrave: () => 'is always said',
  isHarmless: () => 'nobody is ill: nothing is watched for',
  isLasting: () => 'its line is for the long run, not for who is seen soon',
  isLeading: () => 'its department goes first',
  isOfDays: () => 'is of these days by its nature, and waits',
  isOfKin: () => 'is told of a relative',
  isOfLowPressure: () => 'only where a blood pressure was measured that is no crisis',
  isOfPressure: () => 'says its line only of a raised pressure',
  isPaper: () => 'is about a paper: nobody is ill',
  isPicture: () => 'is told in full: nothing beside it makes more of it',
  isQuestion: () => 'is a question wherever it stands',
  isScarce: () => 'is found in few places: somebody should look for one',
  isSelfPaid: () => 'is usually paid by the family',
  isToldBriefly: () => 'only where it is told briefly, and as of now',
  isTonight: () => 'is not left until the morning',
  isWished: () => 'says its line only where it is asked for or planned',
  isWound: () => 'is a dirty wound, cleaned the same day',
  notBleeding: () => 'says nothing to who bleeds',
  overErrands: () => 'answers before what is usually said of the errand',
};

function restOf(legacy: Card['legacy']): string[] {
  const told = Object.entries(legacy).flatMap(([member, value]) => {
    const words = besides[member as keyof Card['legacy']];
    return words ? words(value) : [];
  });
  return told.length > 0 ? [titled('Besides', told.join('\n'))] : [];
}

function whoIn({ is, from, to, weeks }: NonNullable<Card['who']> = {}): string {
  const unit = (age: string) => age.replace(/y$/, ' years').replace(/m$/, ' months');
  const told = [
    is ?? 'anyone',
    ...(from ? [`from ${unit(from)}`] : []),
    ...(to ? [`up to ${unit(to)}`] : []),
    ...(weeks?.from === undefined ? [] : [`from week ${weeks.from}`]),
    ...(weeks?.to === undefined ? [] : [`up to week ${weeks.to}`]),
  ];
  return told.join(' ');
}

function inBoth(words: readonly Words[]): string {
  return words.map(({ vi, en }) => `${vi}\n${en}`).join('\n\n');
}

function titled(title: string, text: string): string {
  return `${title}\n${text.split('\n').map(wrapped).join('\n')}`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < widthMax) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `  ${line}`.trimEnd()).join('\n');
}
