import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import type { Words } from '../../../../src/contract/vocabulary.ts';
import { startOf } from '../../here.ts';
import { answerPlace, answers, unsureOf } from '../../intake.ts';
import { useTexts, useWord } from '../../language.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { mapLink } from '../../map-link.ts';
import type { Outcome } from '../../recommend.ts';
import { useStore } from '../../store.ts';
import { resultTexts } from '../../strings/result.ts';
import { dateTimeText } from '../../time-words.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavigatorContact } from '../../ui/navigator-contact.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states.tsx';
import { shownSpecialtiesMax, useSpecialtyName } from '../../use-specialty-name.ts';
import { whenIdle } from '../../when-idle.ts';
import { urlOfChange } from '../find-help/steps.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import { drawings } from './drawings.ts';
import { ResultActions } from './result-actions.tsx';
import { titleOf } from './title-of.ts';

/** Few come here without having told where they are. */
const PlaceQuestion = lazyPart(async () => (await import('../../ui/place-question.tsx')).PlaceQuestion);

/** Below what is read first; fetched ahead all the same, for the network may be gone when it is wanted. */
const InsuranceCard = lazyPart(async () => (await import('./insurance-card.tsx')).InsuranceCard, { isLater: true });
whenIdle(InsuranceCard.prepare);

type Place = Recommendation['primary'];

export function PlannedResult({ outcome: { recommendation, madeBy } }: { outcome: Outcome }) {
  const t = useTexts(resultTexts);
  const { safety, primary, alternatives, nextSteps, bring, humanNavigator } = recommendation;
  const unsure = unsureOf(useStore(answers));
  const doubt = doubtOf(safety, unsure);
  return (
    <Page
      title={doubt ? t[doubt].title : titleOf(safety, t)}
      back="/find-help/review"
      head={<Head doubt={doubt} recommendation={recommendation} questions={unsure} />}
    >
      <div class="result-parts">
        {madeBy === 'device' && (
          <Notice tone="soon" icon="wifiOff">
            {t.offline}
          </Notice>
        )}
        <Whereabouts place={recommendation.place} />
        <PrimaryPlace place={primary} from={recommendation.place} />
        <section>
          <h2 class="section-title result-title">{t.steps}</h2>
          <NextSteps steps={nextSteps} />
        </section>
        <div>
          {alternatives.length > 0 && <Alternatives places={alternatives} from={recommendation.place} />}
          <Why recommendation={recommendation} />
        </div>
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
        <InsuranceCard insurance={recommendation.insurance} />
        {humanNavigator.recommended && (
          <Card title={t.navigator} icon="users" tone="guide">
            <div class="stack-tight">
              {humanNavigator.reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
              <NavigatorContact contact={humanNavigator.contact} />
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

type HeadProps = { doubt: Doubt | undefined; recommendation: Recommendation; questions: readonly Words[] };

function Head({ doubt, recommendation, questions }: HeadProps) {
  if (doubt === 'unsure') return <UnsureVerdict safety={recommendation.safety} questions={questions} />;
  return doubt === 'unread' ? <UnreadVerdict /> : <Verdict recommendation={recommendation} />;
}

/** What nobody has understood is never called safe. */
function UnreadVerdict() {
  const t = useTexts(resultTexts).unread;
  return (
    <div class="outcome outcome-urgent">
      <h1 class="outcome-title" tabIndex={-1}>
        <span class="dot" />
        {t.title}
      </h1>
      <Unread />
      <p class="strong">{t.still}</p>
    </div>
  );
}

function Unread() {
  const t = useTexts(resultTexts).unread;
  return (
    <>
      <p>{t.text}</p>
      <div class="no-print">
        <LinkButton look="plain" small icon="edit" href={urlOfChange('symptoms')}>
          {t.again}
        </LinkButton>
      </div>
    </>
  );
}

function Verdict({ recommendation: { safety, specialties } }: { recommendation: Recommendation }) {
  const t = useTexts(resultTexts);
  const names = specialties.map(useSpecialtyName());
  return (
    <div class={`outcome outcome-${safety.urgency}`}>
      <h1 class="outcome-title" tabIndex={-1}>
        <span class={safety.urgency === 'routine' ? 'dot dot-open' : 'dot'} />
        {titleOf(safety, t)}
      </h1>
      {names.length > 0 && (
        <p>
          {t.specialties}: <span class="strong">{names.slice(0, shownSpecialtiesMax).join(', ')}</span>
        </p>
      )}
      {safety.understood === false && <Unread />}
      <p class="small">{safety.urgency === 'routine' ? t.ifWorse.routine : t.ifWorse.urgent}</p>
    </div>
  );
}

/** Unknown never means safe: whoever was unsure of a danger sign is told to look again, not that it can wait. */
function UnsureVerdict({ safety, questions }: Pick<Recommendation, 'safety'> & { questions: readonly Words[] }) {
  const t = useTexts(resultTexts);
  const word = useWord();
  return (
    <div class="outcome outcome-urgent">
      <h1 class="outcome-title" tabIndex={-1}>
        <span class="dot" />
        {t.unsure.title}
      </h1>
      <p>{t.unsure.check}</p>
      <ul class="bullets">
        {questions.map((question) => (
          <li key={question.vi}>{word(question)}</li>
        ))}
      </ul>
      <div class="no-print">
        <LinkButton look="plain" small icon="edit" href={urlOfChange('ask')}>
          {t.unsure.again}
        </LinkButton>
      </div>
      <p>{t.unsure.still(titleOf(safety, t))}</p>
    </div>
  );
}

type From = Recommendation['place'];

/** What must be known before a place can be called the right one stands above it, with the means to answer. */
function Whereabouts({ place }: { place: From }) {
  const t = useTexts(resultTexts);
  const { province = '' } = useStore(answers);
  if (place?.asked === undefined) return null;
  if (place.name !== undefined && !place.guess && !place.candidates) {
    return (
      <p class="small no-print">
        {place.asked} <a href={urlOfChange('province')}>{t.tellDistrict}</a>
      </p>
    );
  }
  return (
    <Card title={province === '' ? t.whereAreYou : t.placeUnknown(province)} icon="pin" tone="soon">
      <PlaceQuestion place={place} hint={t.whereHintPlanned} onPick={answerPlace} />
    </Card>
  );
}

function Distance({ km, from }: { km: number | null; from: From }) {
  const t = useTexts(resultTexts);
  if (km === null || from?.name === undefined) return null;
  return <span class="muted">, {t.km(km, startOf(from.name, answers.get().province, t))}</span>;
}

const shownReasonsMax = 1;

function PrimaryPlace({ place, from }: { place: Place; from: From }) {
  const t = useTexts(resultTexts);
  const { hospital, department, reasons, distanceKm } = place;
  return (
    <section class="card place">
      <h2 class="place-kicker">{from?.asked !== undefined && from.name === undefined ? t.whereUnsure : t.where}</h2>
      <p class="place-name">{hospital.name}</p>
      <p class="place-department">
        {department.name}
        <Distance km={distanceKm} from={from} />
      </p>
      <ul class="place-reasons">
        {reasons.slice(0, shownReasonsMax).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {hospital.id !== '' && (
        <div class="place-actions no-print">
          <LinkButton icon="route" small newTab href={mapLink(hospital.name, hospital.address)}>
            {t.directions}
          </LinkButton>
          <LinkButton look="plain" small href={`/hospitals/${hospital.id}`}>
            {t.seeHospital}
          </LinkButton>
        </div>
      )}
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

function Alternatives({ places, from }: { places: readonly Place[]; from: From }) {
  const t = useTexts(resultTexts);
  return (
    <details class="more">
      <summary>{t.alternatives(places.length)}</summary>
      <ul class="stack">
        {places.map(({ hospital, department, reasons, distanceKm, insurance }) => (
          <li class="card" key={hospital.id}>
            <a class="strong" href={`/hospitals/${hospital.id}`}>
              {hospital.name}
            </a>
            <p>
              {department.name}
              <Distance km={distanceKm} from={from} />
            </p>
            {[...reasons, insurance ?? []].flat().map((reason) => (
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
