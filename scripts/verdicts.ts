/**
 * What readers said of pairs of a text and a card (verdicts/README.md), counted:
 *
 *   npm run verdicts [-- --cards 20]     and the cards that belonged least often where they spoke
 */
import { parseArgs } from 'node:util';
import { labelOf, verdicts } from './evaluate/read-verdicts.ts';
import { shareOf, shown } from './evaluate/share.ts';
import { table } from './evaluate/table.ts';

const { values } = parseArgs({ options: { cards: { type: 'string', default: '20' } } });
const all = verdicts();
const levels = [
  ['emergency', 'E'],
  ['see-today', 'U'],
  ['ordinary', 'R'],
] as const;

const rows = ['said', 'silent', 'near'].flatMap((today) =>
  levels.map(([name, label]) => {
    const those = all.filter((one) => one.today === today && labelOf(one.text) === label);
    const share = (verdict: string) => shown(shareOf(those, (one) => one.verdict === verdict));
    return [today, name, share('fits'), share('not'), share('harms')];
  }),
);
console.log(table(['the card', 'texts labelled', 'fits', 'does not belong', 'could harm'], rows));

const pairs = Object.values(Object.groupBy(all, ({ text, card }) => `${text} ${card}`)).filter((some) => some?.[1]);
const agree = shareOf(pairs, (some) => new Set(some?.map(({ verdict }) => verdict)).size === 1);
console.log(`\ntwo readers agree: ${shown(agree)}`);

const calm = all.filter(({ text, today }) => today === 'said' && labelOf(text) !== 'E');
const byCard = Object.entries(Object.groupBy(calm, ({ card }) => card)).map(([card, some = []]) => ({
  card,
  of: some.length,
  harms: some.filter(({ verdict }) => verdict === 'harms').length,
  wrong: some.filter(({ verdict }) => verdict !== 'fits').length,
}));
const worst = byCard.toSorted((one, other) => other.harms - one.harms || other.wrong / other.of - one.wrong / one.of);
const cells = worst.slice(0, Number(values.cards)).map(({ card, of, wrong, harms }) => [card, of, wrong, harms]);
console.log(
  `\n${table(
    ['cards said where nobody is in danger', 'read', 'not or harms', 'harms'],
    cells.map((row) => row.map(String)),
  )}`,
);
