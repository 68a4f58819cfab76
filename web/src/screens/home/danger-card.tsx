import { emergencyNumber } from '#contract/vocabulary.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { homeTexts } from './strings.ts';

export function DangerCard() {
  const t = useTexts(homeTexts);
  const shared = useStrings();
  return (
    <section class="card card-danger home-danger">
      <h2 class="card-title">
        <Icon name="alert" />
        {t.dangerTitle}
      </h2>
      <ul class="bullets">
        {t.dangerSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <LinkButton look="danger" wide icon="phone" href={`tel:${emergencyNumber}`}>
        {shared.call115}
      </LinkButton>
    </section>
  );
}
