import { useState } from 'preact/hooks';
import type { FollowUp } from '../../../../../src/contract/follow-up.ts';
import { limits } from '../../../../../src/contract/limits.ts';
import { type FollowUpKind, followUpKinds } from '../../../../../src/contract/vocabulary.ts';
import { parseWhen, vietnamDay } from '../../../../../src/contract/when.ts';
import { followUpKindLabels } from '../../../../../src/engine/knowledge/labels.ts';
import { addFollowUp, changeFollowUp } from '../../../api.ts';
import { useWord } from '../../../language.ts';
import type { Failure } from '../../../request.ts';
import { timeText } from '../../../time-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { Field, SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';
import { replaced } from './follow-up-card.tsx';

type FollowUpDialogProps = {
  /** The one that is changed; without it a new one is made. */
  followUp: FollowUp | undefined;
  onClose: () => void;
};

export function FollowUpDialog({ followUp, onClose }: FollowUpDialogProps) {
  const t = useCaseTexts();
  const word = useWord();
  const { access, file, change } = useOpenedCase();
  const due = followUp && parseWhen(followUp.dueAt);
  const [kind, setKind] = useState<FollowUpKind>(followUp?.kind ?? 'revisit');
  const [title, setTitle] = useState(followUp?.title ?? '');
  const [date, setDate] = useState(due ? vietnamDay(due.atMs) : '');
  const [time, setTime] = useState(due && !due.isDateOnly ? timeText(due.atMs) : '');
  const [note, setNote] = useState(followUp?.note ?? '');
  const [contactId, setContactId] = useState(followUp?.notifyContactId ?? '');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const save = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || date === '' || isBusy) return;
    setBusy(true);
    const dueAt = time === '' ? date : `${date}T${time}`;
    const result = followUp
      ? await changeFollowUp(access, followUp.id, {
          dueAt,
          kind,
          title: title.trim(),
          note: note.trim() || null,
          notifyContactId: contactId || null,
        })
      : await addFollowUp(access, {
          dueAt,
          kind,
          title: title.trim(),
          ...(note.trim() && { note: note.trim() }),
          ...(contactId && { notifyContactId: contactId }),
        });
    setBusy(false);
    if (!result.ok) return setFailure(result.failure);
    change((current) => ({
      ...current,
      followUps: followUp ? replaced(current.followUps, result.value) : [...current.followUps, result.value],
    }));
    onClose();
  };

  return (
    <Dialog
      title={followUp ? t.followUps.move : t.followUps.add}
      onClose={onClose}
      actions={
        <Button type="submit" form="follow-up-form" busy={isBusy}>
          {t.save}
        </Button>
      }
    >
      <form id="follow-up-form" class="stack" onSubmit={save} noValidate>
        <SelectField
          label={t.followUps.kind}
          value={kind}
          onChange={(value) => setKind(value as FollowUpKind)}
          options={followUpKinds.map((each) => ({ value: each, label: word(followUpKindLabels[each]) }))}
        />
        <TextField
          label={t.followUps.title}
          hint={t.followUps.titleHint}
          error={isTried && title.trim() === '' ? t.followUps.titleMissing : undefined}
          value={title}
          onChange={setTitle}
          maxLength={limits.followUpTitleLengthMax}
        />
        <div class="fields-beside">
          <TextField
            label={t.followUps.date}
            type="date"
            error={isTried && date === '' ? t.followUps.dateMissing : undefined}
            value={date}
            onChange={setDate}
          />
          <Field label={t.followUps.time} optional>
            {(attributes) => (
              <input
                class="input"
                {...attributes}
                type="time"
                value={time}
                onInput={(event) => setTime(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
        {file.contacts.length > 0 && (
          <SelectField
            label={t.followUps.notify}
            optional
            value={contactId}
            onChange={setContactId}
            options={[
              { value: '', label: t.followUps.nobody },
              ...file.contacts.map(({ id, fullName }) => ({ value: id, label: fullName })),
            ]}
          />
        )}
        <TextArea
          label={t.followUps.note}
          optional
          rows={2}
          value={note}
          onChange={setNote}
          maxLength={limits.followUpNoteLengthMax}
        />
        <FailureNotice failure={failure} />
      </form>
    </Dialog>
  );
}
