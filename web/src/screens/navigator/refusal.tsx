import type { CaseAccess } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { deskTexts } from '#web/strings/desk.ts';
import { FailureState } from '#web/ui/failure.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TakeButton, useTaking } from './taking.tsx';

type RefusalProps = { failure: Failure; name: string; access: CaseAccess; onRetry: () => Promise<void> };

/** In place of a case that this navigator cannot read, or not yet. */
export function Refusal({ failure, name, access, onRetry }: RefusalProps) {
  const t = useTexts(deskTexts);
  const taking = useTaking({ name, isMine: false, access, onTaken: onRetry });
  if (failure.status === 403) {
    return (
      <EmptyState icon="lock" title={t.notQueued} text={t.notQueuedText}>
        <TakeButton taking={taking} />
      </EmptyState>
    );
  }
  if (failure.status === 401) return <EmptyState icon="lock" title={t.unknownCase} text={t.unknownCaseText} />;
  return <FailureState failure={failure} onRetry={onRetry} />;
}
