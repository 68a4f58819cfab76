import { useState } from 'preact/hooks';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { route } from '#web/router.tsx';
import { deskTexts } from '#web/strings/desk.ts';
import { notesTexts } from '#web/strings/notes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useOpenedCase } from '../case/opened-case.ts';
import { FamilyLine } from './family-line.tsx';
import { NotesSection } from './notes-section.tsx';
import { TakeButton, useTaking } from './taking.tsx';
import { useKeys } from './use-keys.ts';

const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog);
const KeysDialog = lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog);

type DeskProps = { name: string; hasNotes: boolean };

/** Above the case: whom to call, whose it is, why a person is needed, what was written down. */
export function Desk({ name, hasNotes }: DeskProps) {
  const t = useTexts(deskTexts);
  const { saved } = useTexts(notesTexts);
  const { access, file, change, refresh } = useOpenedCase();
  const taking = useTaking({ name, isMine: file.case.assignedNavigator === name, access, onTaken: refresh });
  const [dialog, setDialog] = useState<'note' | 'keys'>();
  const { reasons } = file.recommendation.humanNavigator;
  const close = () => setDialog(undefined);
  useKeys({
    c: () => !taking.isMine && taking.take(),
    n: () => setDialog('note'),
    u: () => route('/navigator'),
    '?': () => setDialog('keys'),
  });
  return (
    <div class="desk">
      <section class="desk-bar" aria-label={t.label}>
        <div class="desk-contact">
          <FamilyLine contacts={file.contacts} />
        </div>
        <TakeButton taking={taking} />
        <div class="desk-reasons small">
          {reasons.length > 0 && (
            <details class="more">
              <summary>{t.why}</summary>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </details>
          )}
          <p class="icon-line muted">
            <Icon name="eye" />
            <span>{t.audited}</span>
          </p>
        </div>
      </section>
      {hasNotes && <NotesSection onWrite={() => setDialog('note')} />}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'note' && (
        <NoteDialog
          access={access}
          onClose={close}
          onWritten={(note) => {
            change((before) => ({ ...before, notes: [...(before.notes ?? []), note] }));
            showToast(saved);
          }}
        />
      )}
    </div>
  );
}
