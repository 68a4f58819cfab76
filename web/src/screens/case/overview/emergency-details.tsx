import { adviceWhileWaiting } from '#web/advice-while-waiting.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart, unseenAtFirst } from '#web/lazy-part.tsx';
import { dialLink } from '#web/map-link.ts';
import { overviewTexts } from '#web/strings/overview.ts';
import { useOpenedCase } from '../opened-case.ts';

/** Of most cases there is none. */
const DoctorSaid = lazyPart(async () => (await import('./doctor-said.tsx')).DoctorSaid, unseenAtFirst);

const nearestShown = 3;

/** Why it is one, what to do while waiting, where the nearest help is. */
export function EmergencyDetails() {
  const t = useTexts(overviewTexts);
  const { file } = useOpenedCase();
  const { safety, emergency, place } = file.recommendation;
  const from = place?.name;
  const signs = safety.emergency ? safety.matched.map(({ label }) => label) : [];
  const advice = adviceWhileWaiting(safety);
  return (
    <>
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
    </>
  );
}
