import { useTexts } from '../../language.ts';
import { resultTexts } from '../../strings/result.ts';
import { ChoiceButton } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.tsx';
import { drawResult } from './result-image.ts';
import { type HandedOn, resultText } from './result-text.ts';

type ShareDialogProps = { result: HandedOn; onClose: () => void };

export function ShareDialog({ result, onClose }: ShareDialogProps) {
  const t = useTexts(resultTexts);
  const sendText = async () => {
    const text = resultText(result, t);
    const isSent = await offer({ text });
    if (!isSent) {
      await navigator.clipboard.writeText(text);
      showToast(t.copied);
    }
    onClose();
  };
  const sendImage = async () => {
    const file = new File([await drawResult(result, t)], 'dan-loi.png', { type: 'image/png' });
    const isSent = await offer({ files: [file] });
    if (!isSent) {
      saveFile(file.name, file);
      showToast(t.imageSaved);
    }
    onClose();
  };
  return (
    <Dialog title={t.share} onClose={onClose}>
      <div class="stack">
        <p class="muted">{t.shareHint}</p>
        <div class="choices">
          <ChoiceButton icon="chat" label={t.shareText} onClick={sendText} />
          <ChoiceButton icon="image" label={t.shareImage} onClick={sendImage} />
        </div>
      </div>
    </Dialog>
  );
}

/** Hands over to the phone's own sharing; false where there is none. Closing it without sending is no failure. */
async function offer(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) !== true) return false;
  await navigator.share(data).catch(() => undefined);
  return true;
}
