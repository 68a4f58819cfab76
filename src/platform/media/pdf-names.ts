import { damaged, type Pieces } from './pieces.ts';
import { inOrder, type Span, spansMax } from './spans.ts';

const space = 0x20;
/** What a PDF says of itself, as far as it is written plainly: who wrote it, how it is called, and its XMP. */
const beginning = /\/(?:Author|Title|Subject|Keywords)\s{0,8}(?:\(|<(?=[^<]))|<x:xmpmeta/;
const longestBeginning = 32;
const endOfXmp = '</x:xmpmeta';
const valueBytesMax = 1024 * 1024;

type Value = { kind: 'text' | 'digits' | 'xmp'; start: number };

/**
 * Where a PDF names its writer. What stands in compressed or encrypted parts is not found, nor what is printed on its
 * pages: that is the paper itself.
 */
export async function namesInPdf(bytes: Pieces): Promise<Span[]> {
  const spans: Span[] = [];
  let text = '';
  let value: Value | undefined;
  for await (const piece of bytes.rest()) {
    text += piece.toString('latin1');
    for (;;) {
      const base = bytes.position - text.length;
      if (!value) {
        const match = beginning.exec(text);
        if (!match) break;
        const end = match.index + match[0].length;
        const kind = match[0].startsWith('<x') ? 'xmp' : match[0].endsWith('(') ? 'text' : 'digits';
        value = { kind, start: base + end };
        text = text.slice(end);
      } else {
        const end = endOf(value, text);
        if (end === undefined && bytes.position - value.start < valueBytesMax) break;
        spans.push({ start: value.start, end: end === undefined ? bytes.position : base + end, filler: space });
        text = text.slice(end ?? text.length);
        if (spans.length > spansMax) throw damaged();
        value = undefined;
      }
    }
    text = text.slice(-(value ? valueBytesMax : longestBeginning));
  }
  if (value) spans.push({ start: value.start, end: bytes.position, filler: space });
  return inOrder(spans);
}

function endOf({ kind }: Value, text: string): number | undefined {
  if (kind !== 'text') {
    const end = text.indexOf(kind === 'xmp' ? endOfXmp : '>');
    return end < 0 ? undefined : end;
  }
  let depth = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at;
  }
  return undefined;
}
