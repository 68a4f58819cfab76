import { readFile } from '#web/api/files.ts';
import { exportOfCase } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import { takeOutTexts } from '#web/strings/take-out.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';

/** All that is held of the case, to keep. */
export function TakeOut() {
  const t = useTexts(takeOutTexts);
  const { access } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  async function download() {
    const result = await send(readFile(exportOfCase(access), access.caseId, new AbortController().signal));
    if (!result.ok) return;
    saveFile(t.fileName(access.caseId), result.value);
    showToast(t.done);
  }
  return (
    <section class="stack" aria-labelledby="take-out-heading">
      <h2 class="section-title" id="take-out-heading">
        {t.heading}
      </h2>
      <p class="muted">{t.text}</p>
      <FailureNotice failure={failure} />
      <div>
        <Button look="plain" busy={isBusy} onClick={() => void download()}>
          {t.button}
        </Button>
      </div>
    </section>
  );
}
