import { limits } from '#contract/limits.ts';
import type { Opinion } from '#contract/opinion.ts';
import { writeOpinion } from '#web/api/review.ts';
import { useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { opinionTexts } from '#web/strings/opinion.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { specialtyTexts } from '#web/strings/specialties.ts';
import { TextArea } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { OpinionDraft } from './opinion-draft.ts';
import { SpecialtyField, specialtyOf } from './specialty-field.tsx';
import { UrgencyButtons } from './urgency-buttons.tsx';
import { WayToFamily } from './way-to-family.tsx';
import { WithinButtons } from './within-buttons.tsx';

type OpinionDialogProps = {
  token: string;
  /** The specialties that the case was given. */
  suggested: readonly string[];
  /** Kept by the page, so that a doctor who looks at a paper in between finds it again. */
  draft: OpinionDraft;
  onDraft: (draft: OpinionDraft) => void;
  onClose: () => void;
  onSent: (opinion: Opinion) => void;
  /** The link has ended while it was being written. */
  onEnded: (failure: Failure) => void;
};

export function OpinionDialog({ token, suggested, draft, onDraft, onClose, onSent, onEnded }: OpinionDialogProps) {
  const t = useTexts(opinionTexts);
  const { write: title } = useTexts(reviewTexts);
  const names = useTexts(specialtyTexts);
  const text = draft.opinion.trim();
  const isEmergency = draft.urgency === 'emergency';

  const write = async () => {
    const result = await writeOpinion(token, {
      opinion: text,
      ...(draft.urgency && { urgency: draft.urgency }),
      ...(draft.within && !isEmergency && { within: draft.within }),
      ...(draft.specialty.trim() && { suggestedSpecialty: specialtyOf(draft.specialty, names) }),
    });
    if (!result.ok && result.failure.status === 410) onEnded(result.failure);
    return result;
  };

  return (
    <FormDialog
      title={title}
      onClose={onClose}
      faults={[text === '' && t.missing]}
      submit={{ label: t.send, busyLabel: t.sending }}
      failedHint={t.notSent}
      onSubmit={write}
      onSent={onSent}
    >
      {(isTried) => (
        <>
          <div class="stack-tight">
            <UrgencyButtons value={draft.urgency} onChange={(urgency) => onDraft({ ...draft, urgency })} />
            <div class="muted small">
              <p>{t.urgencyHint}</p>
              <WayToFamily />
            </div>
          </div>
          {!isEmergency && <WithinButtons value={draft.within} onChange={(within) => onDraft({ ...draft, within })} />}
          <TextArea
            label={t.opinion}
            hint={t.opinionHint}
            error={isTried && text === '' ? t.missing : undefined}
            value={draft.opinion}
            onChange={(opinion) => onDraft({ ...draft, opinion })}
            maxLength={limits.opinionLengthMax}
            rows={4}
          />
          <SpecialtyField
            suggested={suggested}
            value={draft.specialty}
            onChange={(specialty) => onDraft({ ...draft, specialty })}
          />
        </>
      )}
    </FormDialog>
  );
}
