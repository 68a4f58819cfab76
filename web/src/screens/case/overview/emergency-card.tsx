import { emergencyNumber } from '#contract/vocabulary.ts';
import { adviceWhileWaiting } from '#web/advice-while-waiting.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { dialLink } from '#web/map-link.ts';
import { overviewTexts } from '#web/strings/overview.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { DoctorSaid } from './later-parts.tsx';

const nearestShown = 3;

/** Unmistakable: what it is, one touch to call, why, what to do while waiting, where the nearest help is. */
export function EmergencyCard() {
  const t = useTexts(overviewTexts);
  const shared = useStrings();
  const { file } = useOpenedCase();
  const { safety, emergency, place } = file.recommendation;
  const from = place?.name;
  const signs = safety.emergency ? safety.matched.map(({ label }) => label) : [];
  const advice = adviceWhileWaiting(safety);
  return (
    <section class="emergency" aria-labelledby="emergency-heading">
      <h2 id="emergency-heading" tabIndex={-1}>
        <Icon name="alert" />
        {t.emergencyHeading}
      </h2>
      <LinkButton look="danger" wide icon="phone" href={`tel:${emergencyNumber}`}>
        {shared.call115}
      </LinkButton>
      {file.case.intake.patient.isSelf === false && <p>{t.notBeside}</p>}
      {signs.length > 0 && (
        <p>
          <strong>{t.because}:</strong> {signs.join(', ')}
        </p>
      )}
      {file.opinions.length > 0 && <DoctorSaid />}
      {advice.length > 0 && (
        <div>
          <h3>{t.doNow}</h3>
          <ol class="numbered">
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      )}
      {emergency && (emergency.note !== undefined || emergency.nearest.length > 0) && (
        <div>
          <h3>{place?.asked === undefined ? t.nearest : t.departments}</h3>
          {emergency.note !== undefined && <p>{emergency.note}</p>}
          <ul class="stack-tight">
            {emergency.nearest.slice(0, nearestShown).map(({ hospital, address, distanceKm, phone }) => (
              <li key={hospital.id}>
                <strong>{hospital.name}</strong>
                {distanceKm !== null && from !== undefined && <span> · {t.km(distanceKm, from)}</span>}
                <br />
                <span class="small">{address}</span>
                {phone && (
                  <>
                    {' '}
                    <a href={dialLink(phone)}>{phone}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
