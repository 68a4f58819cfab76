import { useState } from 'preact/hooks';
import type { Recommendation } from '#contract/recommendation.ts';
import { answers, forgetAnswers, unsureOf } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { resultTexts } from '#web/strings/result.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { doubtOf } from './doubt.ts';
import { drawings } from './drawings.ts';

const ForgetDialog = lazyDialog(async () => (await import('#web/ui/forget-dialog.tsx')).ForgetDialog);
const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

type ResultActionsProps = { recommendation: Recommendation };

/** Keeping, printing, handing on, asking again. */
export function ResultActions({ recommendation }: ResultActionsProps) {
  const { emergency: isEmergency } = recommendation.safety;
  const doubt = doubtOf(recommendation.safety, unsureOf(answers.get()));
  const t = useTexts(resultTexts);
  const [isSharing, setSharing] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  return (
    <section class="stack no-print">
      <div class="stack-tight">
        <LinkButton look={isEmergency ? 'plain' : 'main'} icon="folder" wide href="/case/new">
          {t.save}
        </LinkButton>
        <p class="small muted">{t.saveHint}</p>
      </div>
      <div class="result-pair">
        <LinkButton look="plain" icon="file" href="/sheet">
          {t.sheet}
        </LinkButton>
        <Button look="plain" icon={drawings.share} onClick={() => setSharing(true)}>
          {t.share}
        </Button>
      </div>
      <div class="result-quiet">
        <LinkButton look="quiet" icon="edit" href="/find-help/about">
          {t.change}
        </LinkButton>
        <Button look="quiet" icon="refresh" onClick={() => setForgetting(true)}>
          {t.again}
        </Button>
      </div>
      {isSharing && <ShareDialog result={{ recommendation, doubt }} onClose={() => setSharing(false)} />}
      {isForgetting && (
        <ForgetDialog
          question={t.againQuestion}
          text={t.againText}
          confirm={t.againConfirm}
          onForget={forgetAnswers}
          onClose={() => setForgetting(false)}
        />
      )}
    </section>
  );
}
