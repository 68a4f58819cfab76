import type { Recommendation } from '#contract/recommendation.ts';
import { startOf } from '#web/here.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { dialLink, mapLink } from '#web/map-link.ts';
import { useOnline } from '#web/offline/online.ts';
import { resultTexts } from '#web/strings/result.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Fact, WrongFact } from './place-fact.tsx';

const PlaceHours = lazyPart(async () => (await import('./place-hours.tsx')).PlaceHours, unseen);

/** By it the page leads there when the place has changed. */
export const placeHeadingId = 'place-heading';

type PlaceCardProps = { place: Recommendation['primary']; from: Recommendation['place']; isHere: boolean };

/** Where to go, and all that is needed to get there: how far, which way, whom to call, when it is open, and why there. */
export function PlaceCard({ place: { hospital, department, reasons, distanceKm }, from, isHere }: PlaceCardProps) {
  const t = useTexts(resultTexts);
  const isOnline = useOnline();
  const { id, name, address, phone = '' } = hospital;
  const numbers = phone.split(/[;,/]/).flatMap((number) => number.trim() || []);
  const [number] = numbers;
  return (
    <section class="card place">
      <h2 class="place-kicker" id={placeHeadingId} tabIndex={-1}>
        {from?.asked !== undefined && from.name === undefined ? t.whereUnsure : t.where}
      </h2>
      <p class="place-name">{name}</p>
      <p class="place-department">{department.name}</p>
      {id !== '' && (
        <div class="place-actions no-print">
          <LinkButton icon="route" small newTab href={mapLink(name, address)}>
            {t.directions}
          </LinkButton>
          {number !== undefined && (
            <LinkButton look="plain" icon="phone" small href={dialLink(number)}>
              {t.callHospital(number)}
            </LinkButton>
          )}
        </div>
      )}
      <ul class="place-facts">
        {distanceKm !== null && from?.name !== undefined && (
          <Fact icon="route">{t.km(distanceKm, startOf(from.name, isHere, t))}</Fact>
        )}
        {address !== undefined && (
          <Fact icon="pin" hospitalId={id} field="address">
            {address}
          </Fact>
        )}
        {number !== undefined && (
          <Fact icon="phone" hospitalId={id} field="phone">
            {numbers.map((each, at) => (
              <span key={each}>
                {at > 0 && ' · '}
                <a href={dialLink(each)}>{each}</a>
              </span>
            ))}
          </Fact>
        )}
        {id !== '' && isOnline && <PlaceHours hospitalId={id} />}
        <Fact icon="info" hospitalId={id} field="departments">
          {reasons[0]}
        </Fact>
      </ul>
      {id !== '' && (
        <p class="place-more no-print">
          <a href={`/hospitals/${id}`}>{t.seeHospital}</a>
          <WrongFact hospitalId={id} field="other" />
        </p>
      )}
    </section>
  );
}
