import type { Recommendation } from '#contract/recommendation.ts';
import { useTexts } from '#web/language.ts';
import { resultTexts } from '#web/strings/result.ts';

type Place = Recommendation['primary'];
type ComparePlacesProps = { primary: Place; alternatives: readonly Place[] };

/** The other places beside the first one, by what differs: what is the same everywhere is not said again. */
export function ComparePlaces({ primary, alternatives }: ComparePlacesProps) {
  const t = useTexts(resultTexts);
  const all = [primary, ...alternatives];
  const hasWay = all.some(({ distanceKm }) => distanceKm !== null);
  const hasInsurance = new Set(all.map(({ insurance }) => insurance)).size > 1;
  return (
    <section class="stack-tight">
      <h2 class="section-title">{t.alternatives}</h2>
      <table class="compare">
        <thead>
          <tr>
            <th scope="col">{t.compare.place}</th>
            {hasWay && <th scope="col">{t.compare.way}</th>}
            <th scope="col">{t.compare.differs}</th>
            {hasInsurance && <th scope="col">{t.compare.insurance}</th>}
          </tr>
        </thead>
        <tbody>
          {all.map((place, at) => (
            <Row key={place.hospital.id} place={place} isFirst={at === 0} hasWay={hasWay} hasInsurance={hasInsurance} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { place: Place; isFirst: boolean; hasWay: boolean; hasInsurance: boolean };

function Row({ place: { hospital, department, distanceKm, reasons, insurance }, isFirst, ...has }: RowProps) {
  const t = useTexts(resultTexts);
  return (
    <tr class={isFirst ? 'compare-first' : undefined}>
      <th scope="row" class="compare-place">
        <a href={`/hospitals/${hospital.id}`}>{hospital.name}</a>
        <span class="compare-department">{department.name}</span>
      </th>
      {has.hasWay && <td class="compare-way">{distanceKm === null ? '' : t.compare.km(distanceKm)}</td>}
      <td>{isFirst ? t.compare.first : reasons[0]}</td>
      {has.hasInsurance && <td class="muted">{insurance}</td>}
    </tr>
  );
}
