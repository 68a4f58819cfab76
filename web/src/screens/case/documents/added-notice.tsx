import { useTexts } from '#web/language.ts';
import { aboutFilesTexts } from '#web/strings/about-files.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';

/** Papers that have just arrived: what they are was guessed, and they have no name yet. */
export function AddedNotice({ count, onName }: { count: number; onName: () => void }) {
  const t = useTexts(aboutFilesTexts);
  return (
    <Notice tone="fine">
      <div class="stack-tight">
        <p role="status">{t.addedNow(count)}</p>
        <div>
          <Button look="plain" small icon="edit" onClick={onName}>
            {t.nameThem}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
