import type { Recommendation } from '#contract/recommendation.ts';
import { adviceWhileWaiting } from '#web/advice-while-waiting.ts';
import { useTexts } from '#web/language.ts';
import { dialLink } from '#web/map-link.ts';
import { overviewTexts } from '#web/strings/overview.ts';
import { dateText } from '#web/time-words.ts';
import { NextSteps } from '#web/ui/next-steps.tsx';
import { Notice } from '#web/ui/states.tsx';

/** What to do, in order; what to bring and what the insurance pays are one touch away. */
export function StepsCard({ recommendation }: { recommendation: Recommendation }) {
  const t = useTexts(overviewTexts);
  const { bring, insurance, humanNavigator } = recommendation;
  return (
    <section class="card stack" aria-labelledby="steps-heading">
      <h2 class="card-heading" id="steps-heading">
        {t.steps}
      </h2>
      <NextSteps steps={withoutAdvice(recommendation)} />
      {humanNavigator.recommended && (
        <Notice icon="users">
          <p class="strong">{t.human}</p>
          <p class="small">{humanNavigator.reasons.join(' ')}</p>
          {humanNavigator.contact?.phone !== undefined && (
            <p class="small">
              <a href={dialLink(humanNavigator.contact.phone)}>{humanNavigator.contact.phone}</a>{' '}
              {humanNavigator.contact.hours}
            </p>
          )}
        </Notice>
      )}
      <div>
        {bring.length > 0 && (
          <details class="more">
            <summary>{t.bring}</summary>
            <ul class="bullets">
              {bring.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </details>
        )}
        <details class="more">
          <summary>{t.insurance}</summary>
          <div class="stack-tight">
            <p>{insurance.summary}</p>
            <ul class="bullets small">
              {insurance.details.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p class="muted small">{dateText(Date.parse(insurance.asOf))}</p>
          </div>
        </details>
      </div>
    </section>
  );
}

/** What to do while waiting stands on the emergency card above, and is not said again here. */
function withoutAdvice({ safety, nextSteps }: Recommendation): Recommendation['nextSteps'] {
  const advice = adviceWhileWaiting(safety);
  return nextSteps.filter(({ title }) => !advice.includes(title)).map((step, index) => ({ ...step, n: index + 1 }));
}
