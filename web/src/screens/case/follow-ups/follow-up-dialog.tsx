import { useState } from 'preact/hooks';
import type { FollowUp } from '../../../../../src/contract/follow-up.ts';
import { limits } from '../../../../../src/contract/limits.ts';
import { type FollowUpKind, followUpKinds } from '../../../../../src/contract/vocabulary.ts';
import { parseWhen, vietnamDay } from '../../../../../src/contract/when.ts';
import { addFollowUp, changeFollowUp } from '../../../api/case.ts';
import { useTexts } from '../../../language.ts';
import { followUpsTexts } from '../../../strings/follow-ups.ts';
import { labelTexts } from '../../../strings/labels.ts';
import { timeText } from '../../../time-words.ts';
import { Field, SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { replaced } from './follow-up-card.tsx';

type FollowUpDialogProps = {
  /** The one that is changed; without it a new one is made. */
  followUp: FollowUp | undefined;
  onClose: () => void;
};

export function FollowUpDialog({ followUp, onClose }: FollowUpDialogProps) {
  const t = useTexts(followUpsTexts);
  const labels = useTexts(labelTexts);
  const { access, file, change } = useOpenedCase();
  const due = followUp && parseWhen(followUp.dueAt);
  const [kind, setKind] = useState<FollowUpKind>(followUp?.kind ?? 'revisit');
  const [title, setTitle] = useState(followUp?.title ?? '');
  const [date, setDate] = useState(due ? vietnamDay(due.atMs) : '');
  const [time, setTime] = useState(due && !due.isDateOnly ? timeText(due.atMs) : '');
  const [note, setNote] = useState(followUp?.note ?? '');
  const [contactId, setContactId] = useState(followUp?.notifyContactId ?? '');

  const save = () => {
    const said = { dueAt: time === '' ? date : `${date}T${time}`, kind, title: title.trim() };
    return followUp
      ? changeFollowUp(access, followUp.id, { ...said, note: note.trim() || null, notifyContactId: contactId || null })
      : addFollowUp(access, {
          ...said,
          ...(note.trim() && { note: note.trim() }),
          ...(contactId && { notifyContactId: contactId }),
        });
  };
  const put = (saved: FollowUp) =>
    change((current) => ({
      ...current,
      followUps: followUp ? replaced(current.followUps, saved) : [...current.followUps, saved],
    }));

  return (
    <FormDialog
      title={followUp ? t.move : t.add}
      onClose={onClose}
      faults={[title.trim() === '' && t.titleMissing, date === '' && t.dateMissing]}
      onSubmit={save}
      onSent={put}
    >
      {(isTried) => (
        <>
          <SelectField
            label={t.kind}
            value={kind}
            onChange={(value) => setKind(value as FollowUpKind)}
            options={followUpKinds.map((each) => ({ value: each, label: labels.followUpKind[each] }))}
          />
          <TextField
            label={t.title}
            hint={t.titleHint}
            error={isTried && title.trim() === '' ? t.titleMissing : undefined}
            value={title}
            onChange={setTitle}
            maxLength={limits.followUpTitleLengthMax}
          />
          <div class="fields-beside">
            <TextField
              label={t.date}
              type="date"
              error={isTried && date === '' ? t.dateMissing : undefined}
              value={date}
              onChange={setDate}
            />
            <Field label={t.time} optional>
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
              label={t.notify}
              optional
              value={contactId}
              onChange={setContactId}
              options={[
                { value: '', label: t.nobody },
                ...file.contacts.map(({ id, fullName }) => ({ value: id, label: fullName })),
              ]}
            />
          )}
          <TextArea
            label={t.note}
            optional
            rows={2}
            value={note}
            onChange={setNote}
            maxLength={limits.followUpNoteLengthMax}
          />
        </>
      )}
    </FormDialog>
  );
}
