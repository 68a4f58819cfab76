import type { Scored } from './bars.ts';
import { isEmergency } from './figures.ts';
import { percent, shareOf, shown } from './share.ts';
import { table } from './table.ts';

/** Scores are hundredths of a log-odd. */
const perOdd = 100;
const binWidth = 100;
const lastBin = 6;

const chance = (odd: number) => 1 / (1 + Math.exp(-odd));

/**
 * What the score says and what was so. It is learnt as if half of all texts were emergencies; here it is moved to the
 * share that they have among these.
 */
export function calibrationTable(all: readonly Scored[]): string {
  const { hits, of } = shareOf(all, isEmergency);
  const prior = Math.log(hits / (of - hits));
  const rows = Array.from({ length: 2 * lastBin + 2 }, (_, at) => at - lastBin - 1).map((bin) => {
    const inside = all.filter(({ whole }) => binOf(whole.emergency) === bin);
    const said = inside.reduce((sum, { whole }) => sum + chance(whole.emergency / perOdd + prior), 0) / inside.length;
    return [nameOf(bin), inside.length === 0 ? '–' : `${percent(said)} %`, shown(shareOf(inside, isEmergency))];
  });
  return table(['score of the whole', 'said: emergencies', 'was'], rows);
}

/** Scores beyond the last bin on either side count as one. */
export function binOf(score: number): number {
  return Math.max(-lastBin - 1, Math.min(lastBin, Math.floor(score / binWidth)));
}

function nameOf(bin: number): string {
  if (bin < -lastBin) return `below ${-lastBin * binWidth}`;
  return bin === lastBin ? `${bin * binWidth} and above` : `${bin * binWidth} to ${(bin + 1) * binWidth - 1}`;
}

const wrongMax = 20;

/** The texts whose score is farthest on the wrong side. */
export function mostWrongTable(all: readonly Scored[]): string {
  const wrongBy = (each: Scored) => (isEmergency(each) ? -each.whole.emergency : each.whole.emergency);
  const worst = all.toSorted((a, b) => wrongBy(b) - wrongBy(a)).slice(0, wrongMax);
  const rows = worst.map(({ one, whole, said }) => [one.id, one.level ?? '', String(whole.emergency), said]);
  return table(['text', 'label', 'score', 'said'], rows);
}
