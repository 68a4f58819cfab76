import { useTexts } from '#web/language.ts';
import { notesTexts } from '#web/strings/notes.ts';
import { Card } from '#web/ui/card.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { NoteList } from './note-list.tsx';

/** What navigators have written down, as the family reads it. */
export function NotesCard() {
  const t = useTexts(notesTexts);
  const { file } = useOpenedCase();
  return (
    <Card title={t.ofNavigators} icon="chat">
      <NoteList notes={file.notes ?? []} />
    </Card>
  );
}
