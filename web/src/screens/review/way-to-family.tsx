import { useEffect, useState } from 'preact/hooks';
import type { Meta } from '#contract/meta.ts';
import { readMeta } from '#web/api/review.ts';
import { useTexts } from '#web/language.ts';
import { dialLink } from '#web/map-link.ts';
import { opinionTexts } from '#web/strings/opinion.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** A doctor has no number of the family: navigators have, and where they have no phone there is only the link's sender. */
export function WayToFamily() {
  const t = useTexts(opinionTexts);
  const [navigators, setNavigators] = useState<Meta['navigators']>();
  useEffect(() => {
    void readMeta().then((answer) => answer.ok && setNavigators(answer.value.navigators));
  }, []);
  if (!navigators) return <p>{t.answerSender}</p>;
  const { phone, hours } = navigators;
  return (
    <div class="stack-tight">
      <p>
        {t.callNavigators} {hours}
      </p>
      <div>
        <LinkButton look="plain" small icon="phone" href={dialLink(phone)}>
          {phone}
        </LinkButton>
      </div>
    </div>
  );
}
