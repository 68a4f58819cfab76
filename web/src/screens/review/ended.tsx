import { useTexts } from '#web/language.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Told } from './told.tsx';

/** Expired or revoked: the service's own sentence says which. Without one, the time has run out on this screen. */
export function Ended({ text, draft }: { text?: string; draft: string }) {
  const t = useTexts(reviewTexts);
  return (
    <Told title={t.ended} text={`${text ?? t.endedNow} ${t.endedSafe}`} icon="clock">
      {draft.trim() !== '' && (
        <div class="stack-tight">
          <TextArea label={t.unsent} hint={t.unsentHint} value={draft} onChange={() => undefined} />
          <CopyButton text={draft} label={t.copyUnsent} failed={t.unsentHint} />
        </div>
      )}
    </Told>
  );
}
