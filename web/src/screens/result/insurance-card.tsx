import { useState } from 'preact/hooks';
import type { Recommendation } from '#contract/recommendation.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { insuranceTexts } from '#web/strings/insurance.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const InsuranceQuestion = lazyDialog(async () => (await import('./insurance-question.tsx')).InsuranceQuestion);

export function InsuranceCard({ insurance }: Pick<Recommendation, 'insurance'>) {
  const t = useTexts(insuranceTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t.title} icon="card">
      <div class="stack-tight">
        <p>{insurance.summary}</p>
        {insurance.details.length > 0 && (
          <details class="more">
            <summary>{t.more}</summary>
            <ul class="bullets">
              {insurance.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </details>
        )}
        <p class="small muted">{t.asOf(insurance.asOf.split('-').reverse().join('/'))}</p>
        <div class="no-print">
          <Button look="plain" small icon="edit" onClick={() => setAsking(true)}>
            {t.tellMore}
          </Button>
        </div>
        {isAsking && <InsuranceQuestion onClose={() => setAsking(false)} />}
      </div>
    </Card>
  );
}
