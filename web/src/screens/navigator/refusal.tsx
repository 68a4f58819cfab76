import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import { type CaseAccess, changeCase } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { deskTexts } from '#web/strings/desk.ts';
import { navigatorTexts } from '#web/strings/navigator.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice, FailureState } from '#web/ui/failure.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSending } from '#web/use-sending.ts';

type RefusalProps = { failure: Failure; name: string; access: CaseAccess; onRetry: () => Promise<void> };

/** In place of a case that this navigator cannot read, or not yet. */
export function Refusal({ failure, name, access, onRetry }: RefusalProps) {
  const t = useTexts(deskTexts);
  if (failure.status === 403) {
    return (
      <div class="stack">
        <EmptyState icon="lock" title={t.notQueued} text={t.notQueuedText} />
        <ReasonForm name={name} access={access} onTaken={onRetry} />
      </div>
    );
  }
  if (failure.status === 401) return <EmptyState icon="lock" title={t.unknownCase} text={t.unknownCaseText} />;
  return <FailureState failure={failure} onRetry={onRetry} />;
}

type ReasonFormProps = { name: string; access: CaseAccess; onTaken: () => Promise<void> };

/** Why a case that asked for nobody must be read; the family reads it word for word. */
function ReasonForm({ name, access, onTaken }: ReasonFormProps) {
  const t = useTexts(deskTexts);
  const { claimed } = useTexts(navigatorTexts);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useSending();
  const isMissing = reason.trim() === '';
  const take = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || isMissing) return;
    const result = await send(changeCase(access, { assignedNavigator: name, reason: reason.trim() }));
    if (!result.ok) return;
    showToast(claimed(access.caseId));
    await onTaken();
  };
  return (
    <form class="stack" onSubmit={take} noValidate>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        error={isTried && isMissing ? t.reasonMissing : undefined}
        rows={2}
        value={reason}
        onChange={setReason}
        maxLength={limits.navigatorReasonLengthMax}
      />
      <div>
        <Button type="submit" icon="check" busy={isBusy}>
          {t.claimWithReason}
        </Button>
      </div>
      <FailureNotice failure={failure} />
    </form>
  );
}
