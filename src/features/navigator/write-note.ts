import { randomUUIDv7 } from 'node:crypto';
import { ServiceError } from '#contract/errors.ts';
import type { NewNote, Note } from '#contract/note.ts';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { actorOf, type CaseCaller } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { refuseWhenFull } from '../case-file/refuse-when-full.ts';
import { addOnce } from '../idempotency/idempotency.ts';
import type { NoteWords } from './note-row.ts';
import { insertNote } from './queries.ts';

/** Under the name of the navigator's own token, whatever name the case is assigned to. */
export async function writeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CaseCaller,
  { text }: NewNote,
  key?: string,
): Promise<Note> {
  if (caller.kind === 'family') throw new ServiceError('notes_forbidden');
  const { caseNumber, caseSeal, name: author } = caller;
  const id = randomUUIDv7();
  const now = clock();
  const words: NoteWords = { text };
  return await addOnce({ db, clock }, { what: 'note', caller, key, body: words }, async (trx) => {
    await loadCaseForChange(trx, caseNumber);
    await refuseWhenFull(trx, caseNumber, 'notes');
    await insertNote(trx, {
      id,
      case_number: caseNumber,
      author,
      created_at: now,
      sealed: caseSeal.seal('note', words),
    });
    await recordEvent(trx, caseNumber, {
      at: now,
      kind: 'note.written',
      actor: actorOf(caller),
      detail: { noteId: id },
    });
    return { id, author, text, createdAt: instant(now) };
  });
}
