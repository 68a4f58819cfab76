import { type CaseAccess, changeCase } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { deskTexts } from '#web/strings/desk.ts';
import { navigatorTexts } from '#web/strings/navigator.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSending } from '#web/use-sending.ts';

type Taken = { name: string; isMine: boolean; access: CaseAccess; onTaken: () => Promise<void> };
type Taking = ReturnType<typeof useTaking>;

/** Taking the case under one's own name, or giving it back. */
export function useTaking({ name, isMine, access, onTaken }: Taken) {
  const { claimed } = useTexts(navigatorTexts);
  const { released } = useTexts(deskTexts);
  const { isBusy, failure, send } = useSending();
  const take = async () => {
    if (isBusy) return;
    const result = await send(changeCase(access, { assignedNavigator: isMine ? null : name }));
    if (!result.ok) return;
    showToast(isMine ? released : claimed(access.caseId));
    await onTaken();
  };
  return { isMine, isBusy, failure, take };
}

export function TakeButton({ taking: { isMine, isBusy, failure, take } }: { taking: Taking }) {
  const { claim } = useTexts(navigatorTexts);
  const { release } = useTexts(deskTexts);
  return (
    <div class="stack-tight">
      <Button look={isMine ? 'plain' : 'main'} small icon={isMine ? 'close' : 'check'} busy={isBusy} onClick={take}>
        {isMine ? release : claim}
      </Button>
      <FailureNotice failure={failure} />
    </div>
  );
}
