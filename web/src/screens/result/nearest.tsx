import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recommendation } from '#contract/recommendation.ts';
import { startOf } from '#web/here.ts';
import { answerPlace, answers, placeOf } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { dialLink, mapLink } from '#web/map-link.ts';
import type { Outcome } from '#web/recommend.ts';
import { useStore } from '#web/store.ts';
import { type ResultStrings, resultTexts } from '#web/strings/result.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PlaceQuestion } from '#web/ui/place-question.tsx';
import { Notice } from '#web/ui/states.tsx';
import { WhereAreYou } from './where-are-you.tsx';

const shownNearestMax = 3;

type NearestProps = {
  outcome: Outcome;
  /** Somebody has just told where they are, on this page. */
  isPicked: boolean;
};

/** The nearest emergency departments, those of the province where nobody can tell which is nearer, or what to ask. */
export function Nearest({ outcome: { recommendation, isHere }, isPicked }: NearestProps) {
  const t = useTexts(resultTexts);
  const told = placeOf(useStore(answers));
  const { emergency, place = {} } = recommendation;
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone and the list of places with it: the answer would stand above the screen.
  useEffect(() => {
    if (!isPicked || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'start' });
  }, [isPicked, told, place.name]);
  if (isChanging) return <WhereAreYou onPicked={() => setChanging(false)} />;
  const { note, nearest = [] } = emergency ?? {};
  const isAsking = place.asked !== undefined;
  return (
    <section id="nearest" class="stack">
      <h2 class="section-title result-title" ref={heading} tabIndex={-1}>
        {titleOf(place, told, t)}
      </h2>
      {note !== undefined && (
        <Notice tone="soon" icon="alert">
          {note}
        </Notice>
      )}
      {isAsking && nearest.length === 0 && <PlaceQuestion place={place} hint={t.whereHint} onPick={answerPlace} />}
      <Departments departments={nearest} from={place.name && startOf(place.name, isHere, t)} />
      {isAsking && nearest.length > 0 && <PlaceQuestion place={place} hint={t.whereHint} onPick={answerPlace} />}
      {!isAsking && (
        <div class="result-quiet">
          <Button look="quiet" icon="pin" onClick={() => setChanging(true)}>
            {t.otherPlace}
          </Button>
        </div>
      )}
    </section>
  );
}

type Place = NonNullable<Recommendation['place']>;

function titleOf({ name, asked, guess }: Place, typed: string, t: ResultStrings): string {
  if (name === undefined || guess) return t.placeUnknown(typed);
  return asked === undefined ? t.nearest : t.inProvince(name);
}

type Department = NonNullable<Recommendation['emergency']>['nearest'][number];

function Departments({ departments, from }: { departments: readonly Department[]; from: string | undefined }) {
  const t = useTexts(resultTexts);
  if (departments.length === 0) return null;
  return (
    <ul class="nearest">
      {departments.slice(0, shownNearestMax).map(({ hospital, address, phone, distanceKm, reasons = [] }) => (
        <li class="card" key={hospital.id}>
          <p class="strong">{hospital.name}</p>
          <p class="small muted">
            {distanceKm !== null && from !== undefined && `${t.km(distanceKm, from)} · `}
            {address}
          </p>
          {reasons.length > 0 && <p class="small">{reasons.join(' ')}</p>}
          <div class="row nearest-actions">
            <LinkButton look="plain" small icon="route" newTab href={mapLink(hospital.name, address)}>
              {t.directions}
            </LinkButton>
            {phone !== undefined && (
              <LinkButton look="plain" small icon="phone" href={dialLink(phone)}>
                {t.callHospital(phone.split(/[;,/]/)[0]?.trim() ?? phone)}
              </LinkButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
