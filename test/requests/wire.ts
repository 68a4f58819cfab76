import type { Chance } from '../chance.ts';
import { bodyOf, type Draft, targetOf, writeRequest } from './draft.ts';

/** Requests as bytes, for what stands between them and not in them. */
export type Wire = {
  pieces: Buffer[];
  /** What was asked, in order; no more than these may be answered. */
  asked: { method: string; target: string; id?: string | undefined }[];
  /** How many of them must be answered. */
  answersMin: number;
  /** Our side ends with the last byte: for what the server may wait for without end. */
  isLast: boolean;
};

type Trick = (draft: Draft, chance: Chance) => Wire;

/** What was asked is what the first line says, whatever it was made from. */
function oneOf(draft: Draft, bytes: Buffer | Buffer[], { answersMin = 0, isLast = true } = {}): Wire {
  const pieces = [bytes].flat();
  const line = /^(\S+) (\S+)/.exec(Buffer.concat(pieces).toString('latin1', 0, firstLineMax));
  const [, method = draft.method, target = targetOf(draft)] = line ?? [];
  return { pieces, asked: [{ method, target }], answersMin, isLast };
}

const firstLineMax = 8000;

/** Its head and body apart, without the headers that say how long the body is. */
function unframed(draft: Draft, chance: Chance): { lines: string[]; body: Buffer } {
  const body = bodyOf(draft) ?? Buffer.from('{}');
  const bytes = writeRequest({ ...draft, isChunked: false }, chance).toString('latin1');
  const [head = ''] = bytes.split('\r\n\r\n');
  return { lines: head.split('\r\n').filter((line) => !/^(content-length|transfer-encoding):/i.test(line)), body };
}

function joined(lines: readonly string[], body: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}

const smuggled = 'GET /v1/navigator/queue HTTP/1.1\r\nhost: x\r\n\r\n';
const anyMethod = (draft: Draft): Draft => (draft.method === 'HEAD' ? { ...draft, method: 'GET' } : draft);

/** Ways to say two things of the length of a body; whoever is before us might believe the other. */
const twoLengths = (body: Buffer): string[][] => [
  [`content-length: ${body.length}`, 'transfer-encoding: chunked'],
  ['transfer-encoding: chunked', `content-length: ${body.length}`],
  [`content-length: ${body.length}`, `content-length: ${body.length + 5}`],
  [`content-length: ${body.length}`, `content-length: ${body.length}`],
  [`content-length: ${body.length}, ${body.length}`],
  ['content-length: 0', 'transfer-encoding: chunked'],
  ['transfer-encoding: xchunked', `content-length: ${body.length}`],
  ['transfer-encoding: chunked, identity'],
  ['transfer-encoding: identity, chunked', `content-length: ${body.length}`],
  ['transfer-encoding : chunked', `content-length: ${body.length}`],
  ['transfer-encoding:\x0bchunked', `content-length: ${body.length}`],
  ['transfer-encoding: chunked', 'transfer-encoding: identity'],
  [`content-length: +${body.length}`],
  [`content-length: -${body.length}`],
  [`content-length: 0x${body.length.toString(16)}`],
  [`content-length: ${body.length}x`],
  ['content-length: 99999999999999999999999'],
  ['content-length: '],
  [`content-length : ${body.length}`],
];

const chunkSizes = [
  '-1',
  '0x5',
  'FFFFFFFFFFFFFFFFF',
  '5 ',
  ' 5',
  '5;a=b',
  '5;a="\r\n"',
  '',
  'g',
  '5\n',
  '00000005',
  '+5',
  '5;',
];

const oddHeads: ((lines: string[]) => string[])[] = [
  (lines) => [...lines, 'x-folded: a\r\n b'],
  (lines) => [...lines, ' starts: with a space'],
  (lines) => [...lines, 'x name: y'],
  (lines) => [...lines, 'x\0: y'],
  (lines) => [...lines, 'x: a\0b'],
  (lines) => [...lines, 'x: a\rb'],
  (lines) => [...lines, 'no colon'],
  (lines) => [...lines, ': no name'],
  (lines) => [...lines, 'host: second.example'],
  (lines) => lines.filter((line) => !line.startsWith('host:')),
  (lines) => lines.map((line) => (line.startsWith('host:') ? 'host: ' : line)),
  (lines) => lines.map((line) => (line.startsWith('host:') ? 'host: a b' : line)),
  ([first = '', ...rest]) => [first.replace('HTTP/1.1', 'HTTP/1.0'), ...rest],
  ([first = '', ...rest]) => [first.replace('HTTP/1.1', 'HTTP/2.0'), ...rest],
  ([first = '', ...rest]) => [first.replace('HTTP/1.1', 'HTTP/1.9'), ...rest],
  ([first = '', ...rest]) => [first.replace(' HTTP/1.1', ''), ...rest],
  ([first = '', ...rest]) => [first.replace('HTTP', 'HTTQ'), ...rest],
  ([first = '', ...rest]) => [first.replace(' ', '  '), ...rest],
  ([first = '', ...rest]) => [first.replace('/', '/ệ'), ...rest],
  ([first = '', ...rest]) => [first.replace('/', ''), ...rest],
  ([first = '', ...rest]) => [first.replace(/ \S+ /, ' * '), ...rest],
  ([first = '', ...rest]) => ['', '', first, ...rest],
  ([first = '', ...rest]) => [`${first}\nx: y`, ...rest],
  () => ['PRI * HTTP/2.0', '', 'SM'],
  () => ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ([, ...rest]) => ['CONNECT x:443 HTTP/1.1', ...rest],
  () => ['GET'],
];

export const wireTricks: Record<string, Trick> = {
  'two lengths': (draft, chance) => {
    const { lines, body } = unframed(anyMethod(draft), chance);
    return oneOf(
      draft,
      joined([...lines, ...chance.pick(twoLengths(body))], Buffer.concat([body, Buffer.from(smuggled)])),
    );
  },
  'a request within chunks': (draft, chance) => {
    const { lines, body } = unframed(anyMethod(draft), chance);
    const both = [`content-length: ${body.length}`, 'transfer-encoding: chunked'];
    return oneOf(draft, joined([...lines, ...both], `0\r\n\r\n${smuggled}`));
  },
  'odd chunks': (draft, chance) => {
    const { lines, body } = unframed(draft, chance);
    const size = body.length.toString(16);
    const chunked = chance.oneIn(2)
      ? `${chance.pick(chunkSizes)}\r\n${body.toString('latin1', 0, 5)}\r\n0\r\n\r\n`
      : `${size}${chance.pick(['\r\n', '\n', '\r', ''])}${body.toString('latin1')}${chance.pick(['', '\n', '\r\nx'])}0\r\n\r\n`;
    return oneOf(draft, joined([...lines, 'transfer-encoding: chunked'], Buffer.from(chunked, 'latin1')));
  },
  'an odd head': (draft, chance) => {
    const { lines, body } = unframed(draft, chance);
    return oneOf(draft, joined(chance.pick(oddHeads)([...lines, `content-length: ${body.length}`]), body));
  },
  'lines that end otherwise': (draft, chance) => {
    const { lines, body } = unframed(draft, chance);
    const end = chance.pick(['\n', '\r', '\n\r', '\r\r\n', '\u0085']);
    return oneOf(
      draft,
      Buffer.concat([Buffer.from([...lines, `content-length: ${body.length}`, '', ''].join(end)), body]),
    );
  },
  'cut off': (draft, chance) => {
    const bytes = writeRequest(draft, chance);
    return oneOf(draft, bytes.subarray(0, chance.below(bytes.length)));
  },
  'in small pieces': (draft, chance) => {
    const bytes = writeRequest(draft, chance);
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += pieces.at(-1)?.length ?? 1) {
      pieces.push(bytes.subarray(at, pieces.length > 100 ? bytes.length : at + chance.between(1, 9)));
    }
    return oneOf(draft, pieces, { answersMin: 1, isLast: false });
  },
  'with more behind it': (draft, chance) => {
    const more = Buffer.from(chance.pick(['\r\n\r\n', 'x', '\0\0\0', '{}', 'GET / HTTP/9.9\r\n\r\n']));
    // What comes behind may be answered too: as something that is no request.
    const asked = [
      { method: draft.method, target: targetOf(draft) },
      { method: 'GET', target: '/' },
    ];
    return { pieces: [writeRequest(draft, chance), more], asked, answersMin: 0, isLast: true };
  },
};

/** Good requests one behind the other, sent before anything was answered; between them such as name what they ask for. */
export function pipelined(drafts: readonly Draft[], hospitals: readonly string[], chance: Chance): Wire {
  const wire: Wire = { pieces: [], asked: [], answersMin: 0, isLast: false };
  for (const draft of drafts) {
    const id = chance.pick(hospitals);
    const target = `/v1/hospitals/${id}`;
    wire.pieces.push(writeRequest(draft, chance), Buffer.from(`GET ${target} HTTP/1.1\r\nhost: x\r\n\r\n`));
    wire.asked.push({ method: draft.method, target: targetOf(draft) }, { method: 'GET', target, id });
  }
  return { ...wire, answersMin: wire.asked.length };
}
