import { useState } from 'preact/hooks';
import type { Recommendation } from '#contract/recommendation.ts';
import { higher } from '#engine/urgency.ts';
import { renavigateCase } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { caseChangesTexts } from '#web/strings/case-changes.ts';
import { dateTimeText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';
import { showVerdict } from './show-verdict.ts';

const WhatChanged = lazyPart(async () => (await import('./what-changed-notice.tsx')).WhatChangedNotice);

export function RenavigateBar() {
  const t = useTexts(caseChangesTexts);
  const { access, file, role, change, refresh } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  const [before, setBefore] = useState<Recommendation>();
  const renavigate = async () => {
    const old = file.recommendation;
    const result = await send(renavigateCase(access));
    if (!result.ok) return;
    const { urgency } = result.value.safety;
    change((current) => ({
      ...current,
      recommendation: result.value,
      case: { ...current.case, urgency: higher(current.case.urgency, urgency) },
    }));
    setBefore(old);
    // What is different is told beside the button; an emergency stands far above it.
    if (result.value.safety.emergency) showVerdict();
    if (role === 'family') void refresh();
  };
  return (
    <section class="stack">
      {before && <WhatChanged before={before} after={file.recommendation} />}
      <FailureNotice failure={failure} />
      <div class="row-apart">
        <p class="muted small">
          {t.calculatedAt(dateTimeText(Date.parse(file.recommendation.generatedAt)))}. {t.renavigateHint}
        </p>
        <Button look="plain" small icon="refresh" busy={isBusy} onClick={renavigate}>
          {isBusy ? t.renavigating : t.renavigate}
        </Button>
      </div>
    </section>
  );
}
