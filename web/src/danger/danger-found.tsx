import type { Intake } from '#contract/intake.ts';
import { emergencyNumber } from '#contract/vocabulary.ts';
import type { Danger } from '../engine-worker/messages.ts';
import { useStrings, useTexts } from '../language.ts';
import { dangerFoundTexts } from '../strings/danger-found.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/states.tsx';
import { useDanger } from './use-danger.ts';

export type Reading = { danger: Danger | undefined; isEmergency: boolean; isUnread: boolean };

/** What is read in a box for symptoms while one types; nothing as long as it is empty. */
export function useReading(intake: Intake): Reading {
  const isWritten = Boolean(intake.symptoms?.trim());
  const { danger, isUnread } = useDanger(isWritten ? intake : undefined);
  const found = isWritten ? danger : undefined;
  return { danger: found, isEmergency: found?.urgency === 'emergency', isUnread };
}

/** Under the box: what was recognised, in the person's own words, as soon as it stands there, and the call. */
export function DangerFound({ reading: { danger, isUnread } }: { reading: Reading }) {
  const t = useTexts(dangerFoundTexts);
  return (
    <>
      <div aria-live="polite">{danger && danger.urgency !== 'routine' && <Found danger={danger} />}</div>
      {isUnread && <p class="small muted">{t.unread}</p>}
    </>
  );
}

function Found({ danger }: { danger: Danger }) {
  const t = useTexts(dangerFoundTexts);
  const shared = useStrings();
  const isEmergency = danger.urgency === 'emergency';
  const words = longestWords(danger);
  return (
    <Notice tone={isEmergency ? 'danger' : 'soon'}>
      <div class="stack-tight">
        <p class="strong">{isEmergency ? t.emergencyTitle : t.urgentTitle}</p>
        {words !== '' && <p>{t.found(words)}</p>}
        {isEmergency ? (
          <LinkButton look="danger" icon="phone" href={`tel:${emergencyNumber}`}>
            {shared.call115}
          </LinkButton>
        ) : (
          <p>{t.urgentText}</p>
        )}
      </div>
    </Notice>
  );
}

function longestWords({ matched, urgency }: Danger): string {
  const words = matched.filter(({ level }) => level === urgency).flatMap((sign) => sign.words);
  return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
