import { useId, useState } from 'preact/hooks';
import { limits } from '../../../../src/contract/limits.ts';
import type { Opinion } from '../../../../src/contract/opinion.ts';
import { type Urgency, urgencies } from '../../../../src/contract/vocabulary.ts';
import { findSpecialty, specialtyCodes } from '../../../../src/engine/knowledge/specialties.ts';
import { writeOpinion } from '../../api.ts';
import { useTexts, useWord } from '../../language.ts';
import type { Failure } from '../../request.ts';
import { reviewTexts } from '../../strings.review.ts';
import { Button } from '../../ui/button.tsx';
import { RadioChoices } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { Field, TextArea } from '../../ui/field.tsx';

export type OpinionDraft = { opinion: string; urgency: Urgency | 'none'; specialty: string };
export const emptyDraft: OpinionDraft = { opinion: '', urgency: 'none', specialty: '' };

type OpinionDialogProps = {
  token: string;
  /** Kept by the page, so that a doctor who looks at a paper in between finds it again. */
  draft: OpinionDraft;
  onDraft: (draft: OpinionDraft) => void;
  onClose: () => void;
  onSent: (opinion: Opinion) => void;
  /** The link has ended while it was being written. */
  onEnded: (failure: Failure) => void;
};

export function OpinionDialog({ token, draft, onDraft, onClose, onSent, onEnded }: OpinionDialogProps) {
  const t = useTexts(reviewTexts);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const text = draft.opinion.trim();

  const send = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (text === '' || isBusy) return;
    setBusy(true);
    const result = await writeOpinion(token, {
      opinion: text,
      ...(draft.urgency !== 'none' && { urgency: draft.urgency }),
      ...(draft.specialty.trim() && { suggestedSpecialty: draft.specialty.trim() }),
    });
    setBusy(false);
    if (result.ok) return onSent(result.value);
    if (result.failure.status === 410) onEnded(result.failure);
    else setFailure(result.failure);
  };

  return (
    <Dialog
      title={t.write}
      onClose={onClose}
      actions={
        <Button type="submit" form="opinion-form" busy={isBusy}>
          {isBusy ? t.sending : t.send}
        </Button>
      }
    >
      <form id="opinion-form" class="stack" onSubmit={send} noValidate>
        <TextArea
          label={t.opinion}
          hint={t.opinionHint}
          error={isTried && text === '' ? t.missing : undefined}
          value={draft.opinion}
          onChange={(opinion) => onDraft({ ...draft, opinion })}
          maxLength={limits.opinionLengthMax}
          rows={7}
        />
        <div class="stack-tight">
          <RadioChoices
            legend={t.urgency}
            name="urgency"
            options={(['none', ...urgencies] as const).map((each) => ({ value: each, label: t.urgencies[each] }))}
            value={draft.urgency}
            onChange={(urgency) => onDraft({ ...draft, urgency })}
          />
          <p class="muted small">{t.urgencyHint}</p>
        </div>
        <SpecialtyField value={draft.specialty} onChange={(specialty) => onDraft({ ...draft, specialty })} />
        {failure && (
          <div class="stack-tight">
            <FailureNotice failure={failure} />
            <p>{t.notSent}</p>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function SpecialtyField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts(reviewTexts);
  const word = useWord();
  const list = useId();
  return (
    <Field label={t.specialty} optional>
      {(attributes) => (
        <>
          <input
            class="input"
            {...attributes}
            type="text"
            list={list}
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
            maxLength={limits.suggestedSpecialtyLengthMax}
            autoComplete="off"
          />
          <datalist id={list}>
            {specialtyCodes.map((code) => {
              const specialty = findSpecialty(code);
              return specialty && <option key={code} value={word(specialty.name)} />;
            })}
          </datalist>
        </>
      )}
    </Field>
  );
}
