import type { Recommendation } from '../../../../../src/contract/recommendation.ts';
import { emergencyNumber } from '../../../../../src/contract/vocabulary.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCaseTexts } from '../case-texts.ts';

const nearestShown = 3;

/** Unmistakable: what it is, one touch to call, why, what to do while waiting, where the nearest help is. */
export function EmergencyCard({ recommendation: { safety, emergency } }: { recommendation: Recommendation }) {
  const t = useCaseTexts();
  const signs = safety.matched.map(({ label }) => label);
  return (
    <section class="emergency" aria-labelledby="emergency-heading">
      <h2 id="emergency-heading">
        <Icon name="alert" />
        {t.overview.emergencyHeading}
      </h2>
      <LinkButton look="danger" wide icon="phone" href={`tel:${emergencyNumber}`}>
        {t.overview.call}
      </LinkButton>
      {signs.length > 0 && (
        <p>
          <strong>{t.overview.because}:</strong> {signs.join(', ')}
        </p>
      )}
      {safety.doNow.length > 0 && (
        <div>
          <h3>{t.overview.doNow}</h3>
          <ol class="numbered">
            {safety.doNow.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      )}
      {emergency && emergency.nearest.length > 0 && (
        <div>
          <h3>{t.overview.nearest}</h3>
          <ul class="stack-tight">
            {emergency.nearest.slice(0, nearestShown).map(({ hospital, address, distanceKm, phone }) => (
              <li key={hospital.id}>
                <strong>{hospital.name}</strong>
                {distanceKm !== null && <span> · {t.overview.km(distanceKm)}</span>}
                <br />
                <span class="small">{address}</span>
                {phone && (
                  <>
                    {' '}
                    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
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
