import { useState } from 'preact/hooks';
import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import { forgetAnswers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { en } from '../../strings.result.en.ts';
import { vi } from '../../strings.result.vi.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ChoiceButton } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { resultText } from './result-text.ts';

type ResultActionsProps = { recommendation: Recommendation; isEmergency?: boolean };

/** Keeping, printing, handing on, asking again. */
export function ResultActions({ recommendation, isEmergency = false }: ResultActionsProps) {
  const t = useTexts({ vi, en });
  const [isSharing, setSharing] = useState(false);
  return (
    <section class="stack no-print">
      <div class="stack-tight">
        <LinkButton look={isEmergency ? 'plain' : 'main'} icon="folder" wide href="/case/new">
          {t.save}
        </LinkButton>
        <p class="small muted">{t.saveHint}</p>
      </div>
      <div class="result-pair">
        <Button look="plain" icon="print" onClick={() => print()}>
          {t.print}
        </Button>
        <Button look="plain" icon="share" onClick={() => setSharing(true)}>
          {t.share}
        </Button>
      </div>
      <div class="result-quiet">
        <LinkButton look="quiet" icon="edit" href="/find-help/review">
          {t.change}
        </LinkButton>
        <Button look="quiet" icon="refresh" onClick={forgetAnswers}>
          {t.again}
        </Button>
      </div>
      {isSharing && <ShareDialog recommendation={recommendation} onClose={() => setSharing(false)} />}
    </section>
  );
}

function ShareDialog({ recommendation, onClose }: { recommendation: Recommendation; onClose: () => void }) {
  const t = useTexts({ vi, en });
  const sendText = async () => {
    const text = resultText(recommendation, t);
    const isSent = await offer({ text });
    if (!isSent) {
      await navigator.clipboard.writeText(text);
      showToast(t.copied);
    }
    onClose();
  };
  const sendImage = async () => {
    const { drawResult } = await import('./result-image.ts');
    const file = new File([await drawResult(recommendation, t)], 'dan-loi.png', { type: 'image/png' });
    const isSent = await offer({ files: [file] });
    if (!isSent) {
      save(file);
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

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
