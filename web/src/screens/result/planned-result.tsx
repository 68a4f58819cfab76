import { useEffect, useState } from 'preact/hooks';
import type { Recommendation } from '#contract/recommendation.ts';
import { answerPlace, answers, placeOf, unsureOf } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Outcome } from '#web/recommend.ts';
import { useStore } from '#web/store.ts';
import { resultTexts } from '#web/strings/result.ts';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { Notice } from '#web/ui/states.tsx';
import { whenIdle } from '#web/when-idle.ts';
import { aboutUrl } from '../find-help/steps.ts';
import { doubtOf } from './doubt.ts';
import { FailedLine } from './failed-line.tsx';
import { PlaceCard, placeHeadingId } from './place-card.tsx';
import { titleOf } from './title-of.ts';
import { Verdict } from './verdict.tsx';

/** Few come here without having told where they are. */
const PlaceQuestion = lazyPart(async () => (await import('#web/ui/place-question.tsx')).PlaceQuestion, {
  Failed: FailedLine,
});

/** Below what is read first; fetched ahead all the same, for the network may be gone when it is wanted. */
const ResultRest = lazyPart(async () => (await import('./result-rest.tsx')).ResultRest, {
  isLater: true,
  Failed: FailedLine,
});
whenIdle(ResultRest.prepare);

export function PlannedResult({ outcome: { recommendation, madeBy, isHere } }: { outcome: Outcome }) {
  const t = useTexts(resultTexts);
  const { safety, primary } = recommendation;
  const unsure = unsureOf(useStore(answers));
  const doubt = doubtOf(safety, unsure);
  const [isPicked, setPicked] = useState(false);
  // What was pressed is gone: whoever hears the page is told of the place that has come instead.
  useEffect(() => {
    if (!isPicked) return;
    setPicked(false);
    const place = document.getElementById(placeHeadingId);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  }, [recommendation]);
  return (
    <Page
      title={doubt ? t[doubt].title : titleOf(safety, t)}
      back={aboutUrl}
      head={<Verdict recommendation={recommendation} unsure={unsure} />}
    >
      <div class="result-parts">
        {madeBy === 'device' && (
          <Notice tone="soon" icon="wifiOff">
            {t.offline}
          </Notice>
        )}
        <Whereabouts place={recommendation.place} onPicked={() => setPicked(true)} />
        <PlaceCard place={primary} from={recommendation.place} isHere={isHere} />
        <ResultRest recommendation={recommendation} />
      </div>
    </Page>
  );
}

/** What must be known before a place can be called the right one stands above it, with the means to answer. */
function Whereabouts({ place, onPicked }: { place: Recommendation['place']; onPicked: () => void }) {
  const t = useTexts(resultTexts);
  const told = placeOf(useStore(answers));
  if (place?.asked === undefined) return null;
  if (place.name !== undefined && !place.guess && !place.candidates) {
    return (
      <p class="small no-print">
        {place.asked} <a href={aboutUrl}>{t.tellDistrict}</a>
      </p>
    );
  }
  return (
    <Card title={told === '' ? t.whereAreYou : t.placeUnknown(told)} icon="pin" tone="soon">
      <PlaceQuestion
        place={place}
        hint={t.whereHintPlanned}
        onPick={(province, id) => {
          onPicked();
          answerPlace(province, id);
        }}
      />
    </Card>
  );
}
