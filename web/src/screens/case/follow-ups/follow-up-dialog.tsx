import { useState } from 'preact/hooks';
import type { FollowUp } from '#contract/follow-up.ts';
import { limits } from '#contract/limits.ts';
import { nextDue } from '#contract/repeat.ts';
import { type FollowUpKind, followUpKinds } from '#contract/vocabulary.ts';
import { parseWhen, vietnamDay } from '#contract/when.ts';
import { changeFollowUp } from '#web/api/case.ts';
import { addFollowUp } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import type { Answer } from '#web/request.ts';
import { followUpsTexts } from '#web/strings/follow-ups.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { repeatTexts } from '#web/strings/repeat.ts';
import { timeText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { replaced } from './follow-up-card.tsx';
import { draftOf, faultOf, RepeatFields, repeatOf } from './repeat-fields.tsx';

type FollowUpDialogProps = {
  /** The one that is changed; without it a new one is made. */
  followUp: FollowUp | undefined;
  onClose: () => void;
};

const timesMax = 4;

export function FollowUpDialog({ followUp, onClose }: FollowUpDialogProps) {
  const t = useTexts(followUpsTexts);
  const again = useTexts(repeatTexts);
  const labels = useTexts(labelTexts);
  const { access, file, change } = useOpenedCase();
  const due = followUp && parseWhen(followUp.dueAt);
  const [kind, setKind] = useState<FollowUpKind>(followUp?.kind ?? 'revisit');
  const [title, setTitle] = useState(followUp?.title ?? '');
  const [date, setDate] = useState(due ? vietnamDay(due.atMs) : '');
  const [times, setTimes] = useState([due && !due.isDateOnly ? timeText(due.atMs) : '']);
  const [repeat, setRepeat] = useState(() => draftOf(followUp?.repeat));
  const [note, setNote] = useState(followUp?.note ?? '');
  const [contactId, setContactId] = useState(followUp?.notifyContactId ?? '');
  const repeatFault = faultOf(repeat, date, again);
  /** Several medicines a day are one series for each hour. */
  const canAddTime = !followUp && repeat.every === 'day' && times.at(-1) !== '' && times.length < timesMax;

  const said = { kind, title: title.trim() };
  const rule = repeatOf(repeat, date);
  const save = () => (followUp ? move(followUp) : addAll());
  const move = async ({ id, repeat: former }: FollowUp): Answer<void> => {
    const isSameRule = rule?.every === former?.every && rule?.until === former?.until?.slice(0, 10);
    const result = await changeFollowUp(access, id, {
      ...said,
      dueAt: dueAt(date, times[0] ?? ''),
      note: note.trim() || null,
      notifyContactId: contactId || null,
      ...(!isSameRule && { repeat: rule ?? null }),
    });
    if (!result.ok) return result;
    change((current) => ({ ...current, followUps: replaced(current.followUps, result.value) }));
    return { ok: true, value: undefined };
  };
  /** One for each hour. Whatever is stored is out of the way when the next one fails and is tried again. */
  const addAll = async (): Answer<void> => {
    for (const [index, time] of times.entries()) {
      const result = await addFollowUp(access, {
        ...said,
        dueAt: rule?.every === 'day' ? notPast(dueAt(date, time)) : dueAt(date, time),
        ...(note.trim() && { note: note.trim() }),
        ...(contactId && { notifyContactId: contactId }),
        ...(rule && { repeat: rule }),
      });
      if (!result.ok) {
        setTimes(times.slice(index));
        return result;
      }
      change((current) => ({ ...current, followUps: [...current.followUps, result.value] }));
    }
    return { ok: true, value: undefined };
  };

  return (
    <FormDialog
      title={followUp ? t.move : t.add}
      onClose={onClose}
      faults={[title.trim() === '' && t.titleMissing, date === '' && t.dateMissing, repeatFault]}
      onSubmit={save}
      onSent={() => undefined}
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
            {times.map((time, index) => (
              <TimeField
                key={index}
                label={index === 0 ? t.time : again.nthTime(index + 1)}
                value={time}
                onChange={(value) => setTimes(times.with(index, value))}
              />
            ))}
          </div>
          {canAddTime && (
            <div>
              <Button look="quiet" small icon="plus" onClick={() => setTimes([...times, ''])}>
                {again.addTime}
              </Button>
            </div>
          )}
          <RepeatFields draft={repeat} onChange={setRepeat} error={(isTried && repeatFault) || undefined} />
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

function dueAt(date: string, time: string): string {
  return time === '' ? date : `${date}T${time}`;
}

/** An hour that is over today begins tomorrow. */
function notPast(from: string): string {
  const isPast = (parseWhen(from)?.atMs ?? 0) < Date.now();
  return (isPast && nextDue({ every: 'day', from }, Date.now())) || from;
}

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <Field label={label} optional>
      {(attributes) => (
        <input
          class="input"
          {...attributes}
          type="time"
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
