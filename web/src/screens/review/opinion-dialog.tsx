import { useId } from 'preact/hooks';
import { limits } from '../../../../src/contract/limits.ts';
import type { Opinion } from '../../../../src/contract/opinion.ts';
import { urgencies } from '../../../../src/contract/vocabulary.ts';
import { writeOpinion } from '../../api/review.ts';
import { useTexts } from '../../language.ts';
import type { Failure } from '../../request.ts';
import { reviewTexts } from '../../strings/review.ts';
import { specialtyTexts } from '../../strings/specialties.ts';
import { RadioChoices } from '../../ui/choice.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { OpinionDraft } from './opinion-draft.ts';

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
  const text = draft.opinion.trim();

  const write = async () => {
    const result = await writeOpinion(token, {
      opinion: text,
      ...(draft.urgency !== 'none' && { urgency: draft.urgency }),
      ...(draft.specialty.trim() && { suggestedSpecialty: draft.specialty.trim() }),
    });
    if (!result.ok && result.failure.status === 410) onEnded(result.failure);
    return result;
  };

  return (
    <FormDialog
      title={t.write}
      onClose={onClose}
      faults={[text === '' && t.missing]}
      submit={{ label: t.send, busyLabel: t.sending }}
      failedHint={t.notSent}
      onSubmit={write}
      onSent={onSent}
    >
      {(isTried) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}

function SpecialtyField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts(reviewTexts);
  const names = useTexts(specialtyTexts);
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
            {Object.entries(names).map(([code, name]) => (
              <option key={code} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
