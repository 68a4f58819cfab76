import { useTexts } from '#web/language.ts';
import { mapLink } from '#web/map-link.ts';
import { resultTexts } from '#web/strings/result.ts';
import { sheetTexts } from '#web/strings/sheet.ts';
import { HandOnDialog } from '../result/hand-on-dialog.tsx';
import { drawBlocks } from '../result/result-image.ts';
import { blocksText } from '../result/result-text.ts';
import type { SheetBlock, SheetSource } from './sheet-blocks.ts';

type ShareSheetProps = {
  source: SheetSource;
  blocks: readonly SheetBlock[];
  verdict: string;
  url: string;
  onClose: () => void;
};

/** The whole sheet in words or as a picture; by SMS only where to go. */
export function ShareSheet({ source, blocks, verdict, url, onClose }: ShareSheetProps) {
  const t = useTexts(sheetTexts);
  const result = useTexts(resultTexts);
  const { hospital } = source.place;
  const map = hospital.address === undefined ? [] : [mapLink(hospital.name, hospital.address)];
  const [where] = blocks;
  const whole = [{ heading: verdict, lines: [] }, ...blocks, { lines: [source.recommendation.disclaimer] }];
  return (
    <HandOnDialog
      title={t.share}
      hint={t.shareHint}
      text={blocksText(t.title, [...whole, { lines: [...map, url] }])}
      short={[verdict, ...(where?.lines ?? []), ...map].join('\n')}
      picture={{
        name: t.picture,
        draw: () => drawBlocks(t.title, whole, source.safety.urgency),
      }}
      copied={result.copied}
      onClose={onClose}
    />
  );
}
