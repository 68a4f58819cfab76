import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { Note } from '#contract/note.ts';
import type { CaseAccess } from '#web/api/case.ts';
import { writeNote } from '#web/api/queue.ts';
import { useTexts } from '#web/language.ts';
import { notesTexts } from '#web/strings/notes.ts';
import { TextArea } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';

type NoteDialogProps = { access: CaseAccess; onClose: () => void; onWritten: (note: Note) => void };

export function NoteDialog({ access, onClose, onWritten }: NoteDialogProps) {
  const t = useTexts(notesTexts);
  const [text, setText] = useState('');
  const isMissing = text.trim() === '';
  return (
    <FormDialog
      title={t.write}
      onClose={onClose}
      faults={[isMissing && t.missing]}
      failedHint={t.notSaved}
      onSubmit={() => writeNote(access, { text: text.trim() })}
      onSent={onWritten}
    >
      {(isTried) => (
        <TextArea
          label={t.label}
          hint={t.hint}
          error={isTried && isMissing ? t.missing : undefined}
          value={text}
          onChange={setText}
          maxLength={limits.noteLengthMax}
          rows={5}
        />
      )}
    </FormDialog>
  );
}
