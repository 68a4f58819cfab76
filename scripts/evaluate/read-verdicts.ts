import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { corpusCases } from './corpus.ts';

/** What a reader said of a text and a card; see verdicts/README.md. */
export type Verdict = {
  readonly text: string;
  readonly card: string;
  readonly version: string;
  readonly today: string;
  readonly reader: string;
  readonly day: string;
  readonly verdict: string;
  readonly why: string;
};

const file = new URL('../../verdicts/pairs.tsv', import.meta.url);

export function verdicts(): Verdict[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [text = '', card = '', version = '', today = '', reader = '', day = '', verdict = '', why = ''] =
      line.split('\t');
    return { text, card, version, today, reader, day, verdict, why };
  });
}

/** The line of a card as it was read: another line needs another reader. */
export function versionOf(line: string): string {
  return createHash('sha256').update(line).digest('hex').slice(0, 8);
}

/** A third of the texts, with all that was said of them, is only ever measured with. */
export function isKept({ text }: Pick<Verdict, 'text'>): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE() % 3 === 0;
}

let labels: ReadonlyMap<string, string> | undefined;

/** How grave its writer called a text: E, U or R. */
export function labelOf(text: string): string | undefined {
  labels ??= new Map(
    corpusCases().map(({ id, level }) => [id, level === 'emergency' ? 'E' : level === 'urgent' ? 'U' : 'R']),
  );
  return labels.get(text);
}
