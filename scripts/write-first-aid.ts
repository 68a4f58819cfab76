import { readFile, writeFile } from 'node:fs/promises';
import { withFirstAidTable } from './first-aid-table.ts';

/** Writes the table of `docs/first-aid.md` from the data. */
const page = new URL('../docs/first-aid.md', import.meta.url);
await writeFile(page, withFirstAidTable(await readFile(page, 'utf8')));
