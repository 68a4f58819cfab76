import type { Case } from '#contract/case.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { changeCase } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { dialLink, mapLink } from '#web/map-link.ts';
import { overviewTexts } from '#web/strings/overview.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LaterSpecialtyNames } from '#web/ui/later-specialty-names.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';

type Place = Recommendation['primary'];

export function PlacesCard() {
  const t = useTexts(overviewTexts);
  const { file } = useOpenedCase();
  const { primary, alternatives, specialties, place: { asked } = {} } = file.recommendation;
  const { chosenHospitalId } = file.case;
  const others = [primary, ...alternatives].filter(({ hospital }) => hospital.id !== chosenHospitalId);
  const chosen = [primary, ...alternatives].find(({ hospital }) => hospital.id === chosenHospitalId);
  const [first, ...rest] = chosen ? [chosen, ...others] : others;
  return (
    <section class="card stack" aria-labelledby="where-heading">
      <div>
        <h2 class="card-heading" id="where-heading">
          {chosen ? t.chosen : t.where}
        </h2>
        <p class="muted small">
          <LaterSpecialtyNames codes={specialties} />
        </p>
        {asked !== undefined && <p class="small">{asked}</p>}
      </div>
      {first && <PlaceEntry place={first} isChosen={first === chosen} isFirst />}
      {rest.length > 0 && (
        <details class="more">
          <summary>{t.others(rest.length)}</summary>
          <ul class="places">
            {rest.map((place) => (
              <li key={place.hospital.id}>
                <PlaceEntry place={place} isChosen={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="muted small">{t.disclaimer}</p>
    </section>
  );
}

function PlaceEntry({ place, isChosen, isFirst = false }: { place: Place; isChosen: boolean; isFirst?: boolean }) {
  const t = useTexts(overviewTexts);
  const { access, file, role, change } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  const { hospital, department, distanceKm, insurance } = place;
  const reasons = [...place.reasons, insurance ?? []].flat();
  const from = file.recommendation.place?.name;
  // An office or the ward where the patient lies is no hospital to choose.
  const isHospital = hospital.id !== '';
  const choose = async () => {
    const result = await send(changeCase(access, { chosenHospitalId: isChosen ? null : hospital.id }));
    if (result.ok) change((file) => ({ ...file, case: result.value as Case }));
  };
  return (
    <div class="case-place">
      <p class={isFirst ? 'case-place-name case-place-name-first' : 'case-place-name'}>
        {isHospital ? <a href={`/hospitals/${encodeURIComponent(hospital.id)}`}>{hospital.name}</a> : hospital.name}
      </p>
      <p class="place-where">
        <Icon name="stethoscope" />
        <span>
          {department.name}
          {distanceKm !== null && from !== undefined && `, ${t.km(distanceKm, from)}`}
        </span>
      </p>
      {(hospital.address || hospital.phone) && (
        <p class="small">
          {hospital.address} {hospital.phone && <a href={dialLink(hospital.phone)}>{hospital.phone}</a>}
        </p>
      )}
      <FailureNotice failure={failure} />
      <div class="place-actions" hidden={!isHospital}>
        {isFirst && (
          <LinkButton small icon="route" newTab href={mapLink(hospital.name, hospital.address)}>
            {t.directions}
          </LinkButton>
        )}
        {isFirst && role === 'family' && (
          <LinkButton look="plain" small icon="file" href="/case/sheet">
            {t.sheet}
          </LinkButton>
        )}
        <Button
          look={isChosen ? 'quiet' : 'plain'}
          small
          icon={isChosen ? 'close' : 'check'}
          busy={isBusy}
          onClick={choose}
        >
          {isChosen ? t.unchoose : t.choose}
        </Button>
      </div>
      {reasons.length > 0 && (
        <details class="more">
          <summary>{t.why}</summary>
          <ul class="bullets">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
