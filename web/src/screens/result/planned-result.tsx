import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import { answers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { mapLink } from '../../map-link.ts';
import type { Outcome } from '../../recommend.ts';
import { useStore } from '../../store.ts';
import { resultTexts } from '../../strings/result.ts';
import { dateTimeText } from '../../time-words.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states.tsx';
import { stepIcon } from '../../ui/step-icon.ts';
import { useSpecialtyName } from '../../use-specialty-name.ts';
import { ResultActions } from './result-actions.tsx';
import { UnsureNotice } from './unsure-notice.tsx';

type Place = Recommendation['primary'];

export function PlannedResult({ outcome: { recommendation, madeBy } }: { outcome: Outcome }) {
  const t = useTexts(resultTexts);
  const { safety, primary, alternatives, nextSteps, bring, humanNavigator } = recommendation;
  return (
    <Page title={t.title[safety.urgency]} back="/find-help/review" head={<Verdict recommendation={recommendation} />}>
      <div class="result-parts">
        {madeBy === 'device' && (
          <Notice tone="soon" icon="wifiOff">
            {t.offline}
          </Notice>
        )}
        <PrimaryPlace place={primary} />
        <UnsureNotice answers={answers.get()} />
        <section>
          <h2 class="section-title result-title">{t.steps}</h2>
          <ol class="steps">
            {nextSteps.map(({ n, icon, title }) => (
              <li class="step" key={n}>
                <span class="step-number">{n}</span>
                <p>{title}</p>
                <Icon name={stepIcon(icon)} />
              </li>
            ))}
          </ol>
        </section>
        <div>
          {alternatives.length > 0 && <Alternatives places={alternatives} />}
          <Why recommendation={recommendation} />
        </div>
        {bring.length > 0 && (
          <Card title={t.bring} icon="bag">
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
        <Insurance insurance={recommendation.insurance} />
        {humanNavigator.recommended && (
          <Card title={t.navigator} icon="users" tone="guide">
            <div class="stack-tight">
              {humanNavigator.reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
              <p class="muted small">{t.navigatorHow}</p>
            </div>
          </Card>
        )}
        <ResultActions recommendation={recommendation} />
        <p class="small muted">
          {t.made(dateTimeText(Date.parse(recommendation.generatedAt)))} {recommendation.disclaimer}
        </p>
      </div>
    </Page>
  );
}

const shownSpecialtiesMax = 3;

function Verdict({ recommendation: { safety, specialties } }: { recommendation: Recommendation }) {
  const t = useTexts(resultTexts);
  const names = specialties.map(useSpecialtyName());
  return (
    <div class={`outcome outcome-${safety.urgency}`}>
      <h1 class="outcome-title" tabIndex={-1}>
        <span class={safety.urgency === 'routine' ? 'dot dot-open' : 'dot'} />
        {t.title[safety.urgency]}
      </h1>
      {names.length > 0 && (
        <p>
          {t.specialties}: <span class="strong">{names.slice(0, shownSpecialtiesMax).join(', ')}</span>
        </p>
      )}
      <p class="small">{safety.urgency === 'routine' ? t.ifWorse.routine : t.ifWorse.urgent}</p>
    </div>
  );
}

function Distance({ km }: { km: number | null }) {
  const t = useTexts(resultTexts);
  const { province = '' } = useStore(answers);
  if (km === null || province === '') return null;
  return <span class="muted">, {t.km(km, province)}</span>;
}

const shownReasonsMax = 1;

function PrimaryPlace({ place }: { place: Place }) {
  const t = useTexts(resultTexts);
  const { hospital, department, reasons, distanceKm } = place;
  return (
    <section class="card place">
      <h2 class="place-kicker">{t.where}</h2>
      <p class="place-name">{hospital.name}</p>
      <p class="place-department">
        {department.name}
        <Distance km={distanceKm} />
      </p>
      <ul class="place-reasons">
        {reasons.slice(0, shownReasonsMax).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div class="place-actions no-print">
        <LinkButton icon="route" small newTab href={mapLink(hospital.name, '')}>
          {t.directions}
        </LinkButton>
        <LinkButton look="plain" small href={`/hospitals/${hospital.id}`}>
          {t.seeHospital}
        </LinkButton>
      </div>
    </section>
  );
}

/** All that speaks for this urgency and this place, for whoever wants to know. */
function Why({ recommendation: { safety, primary } }: { recommendation: Recommendation }) {
  const t = useTexts(resultTexts);
  return (
    <details class="more">
      <summary>{t.reasons}</summary>
      <ul class="bullets">
        {[...safety.reasons, ...primary.reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

function Alternatives({ places }: { places: readonly Place[] }) {
  const t = useTexts(resultTexts);
  return (
    <details class="more">
      <summary>{t.alternatives(places.length)}</summary>
      <ul class="stack">
        {places.map(({ hospital, department, reasons, distanceKm }) => (
          <li class="card" key={hospital.id}>
            <a class="strong" href={`/hospitals/${hospital.id}`}>
              {hospital.name}
            </a>
            <p>
              {department.name}
              <Distance km={distanceKm} />
            </p>
            {reasons.map((reason) => (
              <p class="small muted" key={reason}>
                {reason}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Insurance({ insurance }: { insurance: Recommendation['insurance'] }) {
  const t = useTexts(resultTexts);
  return (
    <Card title={t.insurance} icon="card">
      <div class="stack-tight">
        <p>{insurance.summary}</p>
        {insurance.details.length > 0 && (
          <details class="more">
            <summary>{t.insuranceMore}</summary>
            <ul class="bullets">
              {insurance.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </details>
        )}
        <p class="small muted">{t.asOf(insurance.asOf.split('-').reverse().join('/'))}</p>
      </div>
    </Card>
  );
}
