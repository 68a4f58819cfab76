import type { Opinion } from '#contract/opinion.ts';
import { changeOpinion } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import { inviteTexts } from '#web/strings/invite.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';

/** Other doctors need not read what a stranger wrote by a leaked link; it can be shown again at any time. */
export function HideOpinion({ opinion }: { opinion: Opinion }) {
  const t = useTexts(inviteTexts);
  const { access, change } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  const isHidden = opinion.hidden === true;
  const turn = async () => {
    const result = await send(changeOpinion(access, opinion.id, { hidden: !isHidden }));
    if (!result.ok) return;
    const { value } = result;
    const replaced = (each: Opinion) => (each.id === value.id ? value : each);
    change((file) => ({ ...file, opinions: file.opinions.map(replaced) }));
  };
  return (
    <div class="stack-tight">
      {isHidden && <p class="muted small">{t.isHidden}</p>}
      <div>
        <Button look="quiet" small busy={isBusy} onClick={turn}>
          {isHidden ? t.showOpinion : t.hideOpinion}
          <span class="visually-hidden"> {opinion.reviewerName}</span>
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
