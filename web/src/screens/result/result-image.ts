import type { Urgency } from '#contract/vocabulary.ts';
import type { ResultStrings } from '#web/strings/result.ts';
import { type Block, type HandedOn, resultLines } from './result-text.ts';

const width = 1080;
const margin = 72;
const face = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';

const colours = {
  emergency: { ground: '#a4161a', ink: '#ffffff' },
  urgent: { ground: '#8a4700', ink: '#ffffff' },
  routine: { ground: '#0b5c57', ink: '#ffffff' },
};

type Line = { text: string; size: number; bold: boolean; gapBefore: number };

/** The result as a picture, for chats in which a picture is read and a long text is not. */
export function drawResult(result: HandedOn, t: ResultStrings): Promise<Blob> {
  const tone = result.doubt ? 'urgent' : result.recommendation.safety.urgency;
  return drawBlocks(t.textTitle, resultLines(result, t), tone);
}

/** The first block stands on the coloured ground. */
export function drawBlocks(title: string, blocks: readonly Block[], tone: Urgency): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  const [verdict, ...rest] = blocks;
  const head = [
    ...wrap(context, { text: verdict?.heading ?? '', size: 56, bold: true, gapBefore: 0 }),
    ...(verdict?.lines ?? []).flatMap((text) => wrap(context, { text, size: 36, bold: false, gapBefore: 16 })),
  ];
  const body = rest.flatMap(({ heading, lines }) => [
    ...(heading ? wrap(context, { text: heading, size: 42, bold: true, gapBefore: 44 }) : []),
    ...lines.flatMap((text) => wrap(context, { text, size: 36, bold: false, gapBefore: heading ? 10 : 44 })),
  ]);
  const headHeight = 60 + heightOf(head) + 110;
  canvas.width = width;
  canvas.height = headHeight + heightOf(body) + margin * 2;

  const { ground, ink } = colours[tone];
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, headHeight);
  context.fillStyle = ink;
  write(context, [{ text: title, size: 34, bold: false, gapBefore: 0 }], 40);
  write(context, head, 100);
  context.fillStyle = '#14211f';
  write(context, body, headHeight + 20);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function wrap(context: CanvasRenderingContext2D, line: Line): Line[] {
  context.font = fontOf(line);
  const lines: string[] = [''];
  for (const word of line.text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width - 2 * margin) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((text, index) => ({ ...line, text, gapBefore: index === 0 ? line.gapBefore : 0 }));
}

const lineHeight = 1.45;
const fontOf = ({ size, bold }: Line) => `${bold ? 700 : 400} ${size}px ${face}`;
const heightOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { size, gapBefore }) => sum + size * lineHeight + gapBefore, 0);

function write(context: CanvasRenderingContext2D, lines: readonly Line[], top: number): void {
  let y = top;
  for (const line of lines) {
    y += line.gapBefore + line.size * lineHeight;
    context.font = fontOf(line);
    context.fillText(line.text, margin, y - line.size * 0.3);
  }
}
