export type Lists = Readonly<Record<string, string>>;

/** The members of a card that are lists of phrases. */
export const comparedMembers = [
  'heard',
  'named',
  'beside',
  'unless',
  'saidWith',
  'saidWithout',
  'saidBy',
  'before',
  'answers',
] as const;

/**
 * All phrases of a list as a card writes it. In braces stands what is written shorter: `{with-child}` all that the list
 * of that name has, `{180..215}` whole figures, `{5.6..7.9}` tenths with a point and with a comma, and
 * `{operation-over: mổ trĩ / mổ dạ dày}` each phrase of a list with what is named in the place of its `*`.
 */
export function phrasesIn(list: string, lists: Lists): string[] {
  return list.split(' | ').flatMap((phrase) => filledIn(phrase, lists));
}

/** The innermost braces first. */
function filledIn(phrase: string, lists: Lists): string[] {
  const to = phrase.indexOf('}');
  if (to < 0) return [phrase];
  const from = phrase.lastIndexOf('{', to);
  const [before, meant, after] = [phrase.slice(0, from), phrase.slice(from + 1, to), phrase.slice(to + 1)];
  return choices(meant, lists).flatMap((choice) => filledIn(`${before}${choice}${after}`, lists));
}

function choices(meant: string, lists: Lists): string[] {
  const [first = '', last] = meant.split('..');
  if (last !== undefined) return first.includes('.') ? tenths(Number(first), Number(last)) : figures(+first, +last);
  const [name = '', fillings] = meant.split(': ');
  const list = lists[name];
  if (list === undefined) throw new Error(`there is no list {${name}}`);
  const all = phrasesIn(list, lists);
  if (fillings === undefined) return all;
  return fillings.split(' / ').flatMap((filling) => all.map((each) => each.replace('*', filling)));
}

function figures(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

function tenths(first: number, last: number): string[] {
  return figures(Math.round(first * 10), Math.round(last * 10))
    .map((each) => (Number(each) / 10).toFixed(1))
    .flatMap((each) => [each, each.replace('.', ',')]);
}
