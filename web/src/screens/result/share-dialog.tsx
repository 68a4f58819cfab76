import { useTexts } from '#web/language.ts';
import { resultTexts } from '#web/strings/result.ts';
import { HandOnDialog } from './hand-on-dialog.tsx';
import { drawResult } from './result-image.ts';
import { type HandedOn, resultText, shortText } from './result-text.ts';

type ShareDialogProps = { result: HandedOn; onClose: () => void };

export function ShareDialog({ result, onClose }: ShareDialogProps) {
  const t = useTexts(resultTexts);
  return (
    <HandOnDialog
      title={t.share}
      hint={t.shareHint}
      text={resultText(result, t)}
      short={shortText(result, t)}
      picture={{ name: 'dan-loi.png', draw: () => drawResult(result, t) }}
      copied={t.copied}
      onClose={onClose}
    />
  );
}
