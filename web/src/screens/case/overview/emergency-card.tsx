import { emergencyNumber } from '#contract/vocabulary.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { nowTexts } from '#web/strings/now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmergencyDetails } from './later-parts.ts';

/** Unmistakable: what it is and one touch to call; all else about it comes after. */
export function EmergencyCard() {
  const t = useTexts(nowTexts);
  const shared = useStrings();
  return (
    <section class="emergency" aria-labelledby="emergency-heading">
      <h2 id="emergency-heading" tabIndex={-1}>
        <Icon name="alert" />
        {t.emergency}
      </h2>
      <LinkButton look="danger" wide icon="phone" href={`tel:${emergencyNumber}`}>
        {shared.call115}
      </LinkButton>
      <EmergencyDetails />
    </section>
  );
}
