import type { CaseFile } from '#contract/case.ts';
import type { Opinion } from '#contract/opinion.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { adviceWhileWaiting } from '#web/advice-while-waiting.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { dialLink } from '#web/map-link.ts';
import { toldTime } from '#web/strings/doctors-times.ts';
import { overviewTexts } from '#web/strings/overview.ts';
import { dateText } from '#web/time-words.ts';
import { NextSteps } from '#web/ui/next-steps.tsx';
import { Notice } from '#web/ui/states.tsx';
import { beforeHospital, isEmergency } from '../is-emergency.ts';

/** What to do, in order; what to bring and what the insurance pays are one touch away. */
export function StepsCard({ file }: { file: CaseFile }) {
  const t = useTexts(overviewTexts);
  const { recommendation } = file;
  const { bring, insurance, humanNavigator } = recommendation;
  const raising = raisedBy(file);
  const language = useLanguage();
  const steps = [
    ...(raising
      ? [{ icon: 'warning', title: t.raisedBy[raising.urgency](raising.reviewerName, toldTime(raising, language)) }]
      : []),
    ...withoutAdvice(recommendation),
  ];
  return (
    <section class="card stack" aria-labelledby="steps-heading">
      <h2 class="card-heading" id="steps-heading">
        {t.steps}
      </h2>
      <NextSteps steps={steps.map((step, index) => ({ ...step, n: index + 1 }))} />
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
  return nextSteps.filter(({ title }) => !advice.includes(title));
}

/** The doctor who finds it graver than the steps do, which were made before. */
function raisedBy(file: CaseFile): (Opinion & { urgency: 'urgent' | 'emergency' }) | undefined {
  const { case: opened, recommendation, opinions, history } = file;
  const { urgency, state } = opened;
  if (urgency === 'routine' || urgency === recommendation.safety.urgency || state === 'closed') return undefined;
  // Who has come through it is not sent to 115 again.
  if (urgency === 'emergency' && !isEmergency(file)) return undefined;
  // What was written before the patient came to doctors has been done.
  const since = beforeHospital.includes(state) ? '' : history.findLast(({ kind }) => kind === 'state_changed')?.at;
  const opinion = opinions.findLast((each) => each.urgency === urgency && each.createdAt > (since ?? ''));
  return opinion && { ...opinion, urgency };
}
