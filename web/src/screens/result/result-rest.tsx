import type { Recommendation } from '#contract/recommendation.ts';
import { useTexts } from '#web/language.ts';
import { resultTexts } from '#web/strings/result.ts';
import { dateTimeText } from '#web/time-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NavigatorContact } from '#web/ui/navigator-contact.tsx';
import { NextSteps } from '#web/ui/next-steps.tsx';
import { shownSpecialtiesMax, useSpecialtyName } from '#web/use-specialty-name.ts';
import { ComparePlaces } from './compare-places.tsx';
import { drawings } from './drawings.ts';
import { InsuranceCard } from './insurance-card.tsx';
import { ResultActions } from './result-actions.tsx';

/** What is read after the verdict and the place: what it costs, what to do then, what to bring, and other places. */
export function ResultRest({ recommendation }: { recommendation: Recommendation }) {
  const t = useTexts(resultTexts);
  const { primary, alternatives, nextSteps, bring } = recommendation;
  // The first step and the warning stand above.
  const later = nextSteps.slice(1).filter(({ icon }) => icon !== 'warning');
  return (
    <>
      <InsuranceCard insurance={recommendation.insurance} />
      {later.length > 0 && (
        <section>
          <h2 class="section-title result-title">{t.stepsThen}</h2>
          <NextSteps steps={later.map((step, at) => ({ ...step, n: at + 2 }))} />
        </section>
      )}
      {bring.length > 0 && (
        <Card title={t.bring} icon={drawings.bag}>
          <ul class="ticks">
            {bring.map((thing) => (
              <li key={thing}>
                <Icon name="check" />
                {thing}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {alternatives.length > 0 && <ComparePlaces primary={primary} alternatives={alternatives} />}
      <div>
        <Navigator navigator={recommendation.humanNavigator} />
        <Why recommendation={recommendation} />
      </div>
      <ResultActions recommendation={recommendation} />
      <p class="small muted">
        {t.made(dateTimeText(Date.parse(recommendation.generatedAt)))} {recommendation.disclaimer}
      </p>
    </>
  );
}

function Navigator({ navigator }: { navigator: Recommendation['humanNavigator'] }) {
  const t = useTexts(resultTexts);
  if (!navigator.recommended) return null;
  return (
    <details class="more">
      <summary>{t.navigator}</summary>
      <div class="stack-tight">
        {navigator.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <NavigatorContact contact={navigator.contact} />
      </div>
    </details>
  );
}

/** All that speaks for this urgency and this place, for whoever wants to know. */
function Why({ recommendation: { safety, specialties, primary } }: { recommendation: Recommendation }) {
  const t = useTexts(resultTexts);
  const names = specialties.map(useSpecialtyName()).slice(0, shownSpecialtiesMax);
  return (
    <details class="more">
      <summary>{t.reasons}</summary>
      <ul class="bullets">
        {names.length > 0 && (
          <li>
            {t.specialties}: {names.join(', ')}
          </li>
        )}
        {[...safety.reasons, ...primary.reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
