import { useTexts } from '#web/language.ts';
import { notesTexts } from '#web/strings/notes.ts';
import { Button } from '#web/ui/button.tsx';
import { useOpenedCase } from '../case/opened-case.ts';
import { NoteList } from '../case/overview/note-list.tsx';

/** What was said and agreed, for whoever takes the case next. */
export function NotesSection({ onWrite }: { onWrite: () => void }) {
  const t = useTexts(notesTexts);
  const { notes = [] } = useOpenedCase().file;
  return (
    <section class="card stack-tight desk-notes" aria-labelledby="notes-heading">
      <div class="row-apart">
        <h2 class="card-heading" id="notes-heading">
          {t.heading(notes.length)}
        </h2>
        <Button look="plain" small icon="edit" onClick={onWrite}>
          {t.write}
        </Button>
      </div>
      {notes.length === 0 ? <p class="muted small">{t.none}</p> : <NoteList notes={notes} />}
    </section>
  );
}
