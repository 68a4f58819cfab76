import { useState } from 'preact/hooks';
import type { Hospital } from '#contract/hospital.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { reportTexts } from '#web/strings/report.ts';
import { whenText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';

// Fetched when it is opened: hardly anybody does.
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog, { Waiting: () => null });

/** What was put right since, and the way to say that something is wrong. */
export function WrongInfo({ hospital: { id, corrections = [] } }: { hospital: Hospital }) {
  const t = useTexts(reportTexts);
  const certaintyOf = (name: string) => Object.entries(t.certainties).find(([each]) => each === name)?.[1];
  const [state, setState] = useState<'quiet' | 'writing' | 'sent'>('quiet');
  return (
    <div class="stack-tight small muted">
      {corrections.map(({ fact, source, asOf, certainty }) => (
        <p key={fact}>
          {t.mended}: {t.facts[fact]} (
          {[source, asOf && whenText(asOf), certaintyOf(certainty)].filter(Boolean).join(', ')})
        </p>
      ))}
      <div role="status">{state === 'sent' && <Notice tone="fine">{t.thanks}</Notice>}</div>
      {state !== 'sent' && (
        <div class="no-print">
          <Button look="quiet" small icon="edit" onClick={() => setState('writing')}>
            {t.open}
          </Button>
        </div>
      )}
      {state === 'writing' && (
        <ReportDialog hospitalId={id} onClose={() => setState('quiet')} onSent={() => setState('sent')} />
      )}
    </div>
  );
}
