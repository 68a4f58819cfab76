import { useState } from 'preact/hooks';
import type { Case } from '../../../../../src/contract/case.ts';
import type { Recommendation } from '../../../../../src/contract/recommendation.ts';
import { findSpecialty } from '../../../../../src/engine/knowledge/specialties.ts';
import { changeCase } from '../../../api.ts';
import { useWord } from '../../../language.ts';
import type { Failure } from '../../../request.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';

type Place = Recommendation['primary'];

export function PlacesCard() {
  const t = useCaseTexts();
  const word = useWord();
  const { file } = useOpenedCase();
  const { primary, alternatives, specialties } = file.recommendation;
  const { chosenHospitalId } = file.case;
  const others = [primary, ...alternatives].filter(({ hospital }) => hospital.id !== chosenHospitalId);
  const chosen = [primary, ...alternatives].find(({ hospital }) => hospital.id === chosenHospitalId);
  const [first, ...rest] = chosen ? [chosen, ...others] : others;
  return (
    <section class="card stack" aria-labelledby="where-heading">
      <div>
        <h2 class="card-heading" id="where-heading">
          {chosen ? t.overview.chosen : t.overview.where}
        </h2>
        <p class="muted small">{specialties.map((code) => specialtyName(code, word)).join(', ')}</p>
      </div>
      {first && <PlaceEntry place={first} isChosen={first === chosen} isFirst />}
      {rest.length > 0 && (
        <details class="more">
          <summary>{t.overview.others(rest.length)}</summary>
          <ul class="places">
            {rest.map((place) => (
              <li key={place.hospital.id}>
                <PlaceEntry place={place} isChosen={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

export function specialtyName(code: string, word: ReturnType<typeof useWord>): string {
  const specialty = findSpecialty(code);
  return specialty ? word(specialty.name) : code;
}

function PlaceEntry({ place, isChosen, isFirst = false }: { place: Place; isChosen: boolean; isFirst?: boolean }) {
  const t = useCaseTexts();
  const { access, change } = useOpenedCase();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { hospital, department, distanceKm, reasons } = place;
  const choose = async () => {
    setBusy(true);
    const result = await changeCase(access, { chosenHospitalId: isChosen ? null : hospital.id });
    setBusy(false);
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) change((file) => ({ ...file, case: result.value as Case }));
  };
  return (
    <div class="place">
      <p class={isFirst ? 'place-name place-name-first' : 'place-name'}>
        <a href={`/hospitals/${encodeURIComponent(hospital.id)}`}>{hospital.name}</a>
      </p>
      <p class="place-where">
        <Icon name="stethoscope" />
        <span>
          {department.name}
          {distanceKm !== null && ` · ${t.overview.km(distanceKm)}`}
        </span>
      </p>
      {reasons.length > 0 && (
        <ul class="bullets small" aria-label={t.overview.why}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <FailureNotice failure={failure} />
      <div>
        <Button
          look={isChosen ? 'quiet' : 'plain'}
          small
          icon={isChosen ? 'close' : 'check'}
          busy={isBusy}
          onClick={choose}
        >
          {isChosen ? t.overview.unchoose : t.overview.choose}
        </Button>
      </div>
    </div>
  );
}
