import type { CaseEvent, CaseFile } from '#contract/case.ts';
import type { Document } from '#contract/document.ts';
import { offeredFileName } from '#contract/file-name.ts';
import type { Share } from '#contract/share.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { ZipEntry } from '#platform/archive/zip.ts';
import { instant } from '#platform/clock.ts';
import type { FileStore, StoredFile } from '#platform/files/file-store.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { version } from '#version.ts';
import type { Family } from '../access/caller.ts';
import { listEventRows } from '../case-file/event-queries.ts';
import { eventRowToJson } from '../case-file/event-row.ts';
import { recordEvent } from '../case-file/journal.ts';
import { findStored } from '../documents/find-stored.ts';
import { listShareRows, shareRowToView } from '../shares/queries.ts';
import { fhirBundle } from './fhir/bundle.ts';
import { summaryPage } from './summary.ts';

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'steadyClock' | 'files'>;

/** All that we hold of a case, as the files of one archive; that it was taken out is on the record first. */
export async function exportCase(
  { db, clock, steadyClock, files }: ExportDeps,
  { caseNumber, caseSeal }: Family,
  file: CaseFile,
  language: Language,
): Promise<AsyncIterable<ZipEntry>> {
  const now = clock();
  const events = await db.transaction().execute(async (trx) => {
    await recordEvent(trx, caseNumber, { at: now, kind: 'case.exported', actor: 'family' });
    return await listEventRows(trx, caseNumber);
  });
  // The case shows the newest of them only.
  const allEvents = events.map((row) => JSON.parse(eventRowToJson(row, caseSeal)) as CaseEvent);
  const rows = await listShareRows(db, caseNumber);
  const shares = rows.map((row) => shareRowToView(row, caseSeal, steadyClock()));
  return entriesOf(files, caseSeal, { file: { ...file, events: allEvents }, shares, language, at: instant(now) });
}

type Exported = { file: CaseFile; shares: readonly Share[]; language: Language; at: string };

async function* entriesOf(
  files: FileStore,
  caseSeal: CaseSeal,
  { file, shares, language, at }: Exported,
): AsyncGenerator<ZipEntry> {
  const paths = new Map(file.documents.map((document, index) => [document.id, pathOf(document, index)]));
  yield textEntry('summary.html', summaryPage({ file, shares, paths, language, at }));
  yield textEntry('case.json', JSON.stringify({ ...file, shares }, null, 2));
  yield textEntry('fhir-bundle.json', JSON.stringify(fhirBundle({ file, paths, language, at, version }), null, 2));
  for (const { id, size } of file.documents) {
    const name = paths.get(id) ?? id;
    const stored = await findStored(files, id);
    // One that was lost shall not keep the family from all the others.
    if (!stored) yield textEntry(`${name}.missing.txt`, missing[language]);
    else yield { name, bytes: () => closing(stored, caseSeal.openBytes(id, stored.read, 0, size, size)) };
  }
}

const missing: Record<Language, string> = {
  vi: 'Tệp này không còn trên máy chủ, hoặc vừa được xóa.\n',
  en: 'This file is no longer on the server, or was deleted a moment ago.\n',
};

async function* closing(stored: StoredFile, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } finally {
    await stored.close();
  }
}

function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: () => [Buffer.from(text)] };
}

/** Numbered, so that two of one name stay two; and with no character by which a name could leave its folder. */
function pathOf(document: Document, index: number): string {
  const name = offeredFileName(document).replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return `documents/${String(index + 1).padStart(3, '0')}-${shortened(name)}`;
}

/** Common file systems take 255 bytes, also for a name with a number before it. */
const nameBytesMax = 200;

/** Cut before its ending, and never within a letter. */
function shortened(name: string): string {
  const at = name.lastIndexOf('.');
  const ending = name.slice(at);
  let left = nameBytesMax - Buffer.byteLength(ending);
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, at))) {
    left -= Buffer.byteLength(segment);
    if (left < 0) break;
    start += segment;
  }
  return start + ending;
}
