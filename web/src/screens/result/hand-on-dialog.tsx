import { useTexts } from '#web/language.ts';
import { handOnTexts } from '#web/strings/hand-on.ts';
import { ChoiceButton, ChoiceLink } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.tsx';

type HandOnProps = {
  title: string;
  /** What whoever gets it will see. */
  hint: string;
  text: string;
  /** What fits into a short message. */
  short: string;
  picture: { name: string; draw: () => Promise<Blob> };
  copied: string;
  onClose: () => void;
};

/** Hands something on: by the phone's own sheet, by Zalo, by SMS, as a picture, by copying. */
export function HandOnDialog({ title, hint, text, short, picture, copied, onClose }: HandOnProps) {
  const t = useTexts(handOnTexts);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => showToast(copied),
      () => showToast(t.copyFailed),
    );
    onClose();
  };
  const sendPicture = async () => {
    const file = new File([await picture.draw()], picture.name, { type: 'image/png' });
    if (!(await offer({ files: [file] }))) {
      saveFile(file.name, file);
      showToast(t.pictureSaved);
    }
    onClose();
  };
  /** Zalo takes no text from a page, so it is copied first. */
  const sendByZalo = async () => {
    open(zaloUrl, '_blank', 'noopener');
    await copy();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="stack">
        <p class="muted">{hint}</p>
        <div class="choices">
          {canShare({ text }) && (
            <ChoiceButton
              icon="users"
              label={t.phone}
              hint={t.phoneHint}
              onClick={() => void offer({ text }).then(onClose)}
            />
          )}
          <ChoiceButton icon="chat" label={t.zalo} hint={t.zaloHint} onClick={sendByZalo} />
          <ChoiceLink icon="phone" label={t.sms} hint={t.smsHint} href={`sms:?&body=${encodeURIComponent(short)}`} />
          <ChoiceButton icon="image" label={t.picture} onClick={sendPicture} />
          <ChoiceButton icon="files" label={t.copy} onClick={copy} />
        </div>
      </div>
    </Dialog>
  );
}

const zaloUrl = 'https://chat.zalo.me/';

function canShare(data: ShareData): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.(data) === true;
}

/** Hands over to the phone's own sharing; false where there is none. Closing it without sending is no failure. */
async function offer(data: ShareData): Promise<boolean> {
  if (!canShare(data)) return false;
  await navigator.share(data).catch(() => undefined);
  return true;
}
