import { useEffect, useState } from 'preact/hooks';
import type { Recommendation } from '#contract/recommendation.ts';
import { emergencyNumber } from '#contract/vocabulary.ts';
import { adviceWhileWaiting } from '#web/advice-while-waiting.ts';
import { startOf } from '#web/here.ts';
import { answers, placeOf } from '#web/intake.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { mapLink } from '#web/map-link.ts';
import { optionsOf } from '#web/options-of.ts';
import type { Outcome } from '#web/recommend.ts';
import { useStore } from '#web/store.ts';
import { dangerTexts } from '#web/strings/danger.ts';
import { resultTexts } from '#web/strings/result.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Notice } from '#web/ui/states.tsx';
import { whenIdle } from '#web/when-idle.ts';
import { isBrought } from './is-brought.ts';

/** Where to go stands below what to do, and brings the list of places with it. */
export const WhereAreYou = lazyPart(async () => (await import('./where-are-you.tsx')).WhereAreYou, {
  Failed: NoPlaces,
});
const ResultActions = lazyPart(async () => (await import('./result-actions.tsx')).ResultActions, {
  isLater: true,
  Failed: () => null,
});
export const Nearest = lazyPart(async () => (await import('./nearest.tsx')).Nearest, { Failed: NoPlaces });

type EmergencyResultProps = { outcome: Outcome | undefined; isFailed: boolean };

/** Whoever answers 115 knows the nearest place. */
function NoPlaces() {
  return <p>{useTexts(resultTexts).emergencyFailed}</p>;
}

/** The call first, then why, then what to do until help comes, then where. Nothing that could distract. */
export function EmergencyResult({ outcome, isFailed }: EmergencyResultProps) {
  const told = placeOf(useStore(answers));
  const [toldAtFirst] = useState(told);
  const recommendation = outcome?.recommendation;
  // What the story says of it was heard by whoever answers, though the list of places came too late to show it before.
  const { name, guess = false } = recommendation?.place ?? {};
  const isAsked = told === '' && (name === undefined || guess);
  useEffect(() => {
    if (!isAsked) return Nearest.prepare();
    WhereAreYou.prepare();
    whenIdle(() => Nearest.prepare());
  }, [isAsked]);
  const t = useTexts(resultTexts);
  const isGoing = recommendation !== undefined && isBrought(recommendation);
  return (
    <Page title={isGoing ? t.goNow : t.title.emergency} head={<Verdict outcome={outcome} />} footer={false}>
      <div class="stack-loose">
        {recommendation ? (
          <>
            <WhileWaiting safety={recommendation.safety} isGoing={isGoing} />
            {isAsked ? <WhereAreYou /> : outcome && <Nearest outcome={outcome} isPicked={told !== toldAtFirst} />}
            <ResultActions recommendation={recommendation} />
          </>
        ) : isFailed ? (
          <Notice tone="danger">{t.emergencyFailed}</Notice>
        ) : (
          <Loading>
            <Skeleton look="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton look="block" />
          </Loading>
        )}
      </div>
    </Page>
  );
}

function Verdict({ outcome }: { outcome: Outcome | undefined }) {
  const t = useTexts(resultTexts);
  const shared = useStrings();
  const because = useBecause(outcome?.recommendation);
  const { isSelf, heard } = useStore(answers);
  const isOfAnother = (isSelf ?? heard?.isSelf) === false;
  const isGoing = outcome !== undefined && isBrought(outcome.recommendation);
  return (
    <section class="verdict">
      <h1 class="verdict-title" tabIndex={-1}>
        <Icon name="alert" />
        {isGoing ? t.goNow : t.title.emergency}
      </h1>
      <LinkButton look="danger" icon="phone" wide href={`tel:${emergencyNumber}`}>
        {shared.call115}
      </LinkButton>
      {because.length > 0 && (
        <p>
          {t.because} <span class="strong">{because.join('; ')}</span>
        </p>
      )}
      <Go outcome={outcome} />
      {isOfAnother && !isGoing && <p class="verdict-quiet small">{t.notBeside}</p>}
    </section>
  );
}

/** The one place to go when nobody can be called and why, where the way is known and no sea lies before it. */
function Go({ outcome }: { outcome: Outcome | undefined }) {
  const t = useTexts(resultTexts);
  const { recommendation, isHere = false } = outcome ?? {};
  const { emergency, place, primary } = recommendation ?? {};
  const isGoing = recommendation !== undefined && isBrought(recommendation);
  if (!primary || !emergency || emergency.note !== undefined || emergency.nearest.length === 0) {
    return (
      <>
        <p class="verdict-quiet">{isGoing ? t.goToAny : t.orGo}</p>
        {recommendation && (
          <a class="verdict-link" href="#nearest">
            {t.findNearest}
          </a>
        )}
      </>
    );
  }
  const { hospital, distanceKm, reasons } = primary;
  return (
    <div class="verdict-go">
      <p>
        <span class="verdict-quiet">{isGoing ? t.goTo : t.orGoTo} </span>
        <span class="strong">{hospital.name}</span>
        {distanceKm !== null && (
          <span class="verdict-quiet">, {t.km(distanceKm, startOf(place?.name ?? '', isHere, t))}</span>
        )}
      </p>
      <p class="verdict-quiet small">{reasons[0]}</p>
      <a
        class="verdict-link"
        href={mapLink(hospital.name, hospital.address ?? '')}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="route" />
        {t.directions}
      </a>
    </div>
  );
}

const shownReasonsMax = 3;

/** The ticked signs, and the person's own words for those that were read. */
function useBecause(recommendation: Recommendation | undefined): string[] {
  const t = useTexts(resultTexts);
  const danger = useTexts(dangerTexts);
  const { dangerSigns: ticked = [] } = useStore(answers);
  const signs = optionsOf(danger.signs).flatMap(({ value, label }) => (ticked.includes(value) ? [label] : []));
  const read = withoutParts(
    (recommendation?.safety.matched ?? [])
      .filter(({ level, words }) => level === 'emergency' && words.length > 0)
      .map(({ words }) => words.toSorted((a, b) => b.length - a.length)[0] ?? ''),
  ).map(t.becauseWritten);
  const asked = (recommendation?.safety.matched ?? [])
    .filter(({ code, level, words }) => level === 'emergency' && words.length === 0 && !ticked.includes(code))
    .map(({ label }) => label);
  return [...new Set([...signs, ...read, ...asked])].slice(0, shownReasonsMax);
}

/** Two signs are often read in the same words; the longer ones say it all. */
function withoutParts(texts: readonly string[]): string[] {
  return texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
}

function WhileWaiting({ safety, isGoing }: { safety: Recommendation['safety']; isGoing: boolean }) {
  const t = useTexts(resultTexts);
  const advice = adviceWhileWaiting(safety);
  if (advice.length === 0) return null;
  return (
    <section>
      <h2 class="section-title result-title">{isGoing ? t.doNow : t.whileWaiting}</h2>
      <ol class="steps">
        {advice.map((text, index) => (
          <li class="step step-danger" key={text}>
            <span class="step-number">{index + 1}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
