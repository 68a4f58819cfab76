import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { limits } from '#contract/limits.ts';
import type { Chance } from '#test/chance.ts';
import { bodyOf, type Draft } from '../draft.ts';
import type { Mutator } from './values.ts';

function textOf({ json }: Draft): string | undefined {
  return json && JSON.stringify(json.body);
}

/** Writes the JSON of a body in another way. */
function rewritten(rewrite: (text: string, chance: Chance) => string | Buffer): Mutator {
  return (draft, chance) => {
    const text = textOf(draft);
    if (text === undefined) return false;
    draft.payload = Buffer.from(rewrite(text, chance));
    return true;
  };
}

/** Where in a text a piece matches, one of them. */
function replaceOne(text: string, pattern: RegExp, chance: Chance, replace: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { 0: piece, index } = chance.pick(found);
  return text.slice(0, index) + replace(piece) + text.slice(index + piece.length);
}

const oddNumbers = [
  ...['1e400', '-1e400', '-0', '1e-400', '0x10', '01', '+1', '1.', '.5', '1_0', 'NaN', 'Infinity', '9007199254740993'],
  ...['1E2', '2e0', '40.0', '1e999999999', '9'.repeat(1000), '0.1e1', '-9223372036854775809'],
];

const notUtf8 = [
  ...[
    [0xff, 0xfe],
    [0xc0, 0x80],
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf8, 0x88, 0x80],
  ],
  ...[[0x80], [0xc3], [0xe1, 0xbb], [0xf0, 0x9f]],
].map((bytes) => Buffer.from(bytes));

function withBytes(text: string, chance: Chance): Buffer {
  const bytes = Buffer.from(text);
  const at = chance.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), chance.pick(notUtf8), bytes.subarray(at)]);
}

function bigEndian(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

const inOtherLetters = (text: string, chance: Chance): Buffer =>
  chance.pick([
    () => Buffer.from(text, 'utf16le'),
    () => bigEndian(text),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
    () => Buffer.from(text, 'latin1'),
    () => Buffer.from(Buffer.from(text).toString('base64')),
  ])();

const notJson: ((text: string) => string)[] = [
  (text) => `${text},`,
  (text) => `${text}{}`,
  (text) => text.replace(/}$/, ',}'),
  (text) => text.replaceAll('"', "'"),
  (text) => `/* */${text}`,
  (text) => `)]}'\n${text}`,
  (text) => text.slice(0, -1),
  (text) => `[${text}]`,
  (text) => `\u00a0${text}`,
  (text) => `${' \t\r\n'.repeat(20_000)}${text}`,
  (text) => JSON.stringify(text),
  () => '',
  () => '\0',
  () => 'undefined',
];

const contentTypes = [
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', ''],
  ...['application/json; charset=iso-8859-1', 'application/JSON', 'application/json;', 'application/merge-patch+json'],
  ...['application/json, text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', '*/*', 'application/'],
  ...['multipart/form-data; boundary="danloi-test-boundary"', 'multipart/mixed; boundary=danloi-test-boundary', 'x'],
  ...[`multipart/form-data; boundary=${'b'.repeat(300)}`, 'application/json; a="', 'json', 'application/json\tx'],
];

export const bodyMutators: Record<string, Mutator> = {
  'a member twice': rewritten((text, chance) =>
    replaceOne(text, /"\w+":/g, chance, (name) => name + chance.pick(['null,', '1,', '"x",', '{},']) + name),
  ),
  'an odd number': rewritten((text, chance) =>
    replaceOne(text, /(?<=:)(-?[\d.]+|"[^"\\]*"|true|false|null)/g, chance, () => chance.pick(oddNumbers)),
  ),
  'an odd escape': rewritten((text, chance) =>
    replaceOne(text, /(?<=:)"[^"\\]*"/g, chance, () =>
      chance.pick(['"\\ud800"', '"\\u0000"', '"\\x41"', '"\\udc00\\ud800"', '"\\u00"', '"a\nb"', '"\\ud83d\\ude00"']),
    ),
  ),
  'no JSON': rewritten((text, chance) => chance.pick(notJson)(text)),
  'nested without end': rewritten((_, chance) => {
    const depth = chance.pick([16, 17, 1000, 60_000]);
    const [open, close] = chance.pick([
      ['[', ']'],
      ['{"a":', '}'],
    ]) as [string, string];
    return open.repeat(depth) + (chance.oneIn(2) ? `1${close.repeat(depth)}` : '');
  }),
  'no UTF-8': rewritten(withBytes),
  'in other letters': rewritten(inOtherLetters),
  'many members': rewritten((_, chance) => {
    const count = chance.pick([1999, 2000, 2001, 20_000]);
    return `{${Array.from({ length: count }, (_each, at) => `"m${at}":1`).join(',')}}`;
  }),
  'a body at its limit': rewritten((text, chance) =>
    text.padEnd(limits.jsonBodyBytesMax - Buffer.byteLength(text) + text.length + chance.pick([-1, 0, 1, 5000])),
  ),
  'bits turned over': (draft, chance) => {
    const body = bodyOf(draft);
    if (!body || body.length === 0) return false;
    draft.payload = Buffer.from(body);
    for (let turn = chance.between(1, 8); turn > 0; turn--) {
      const at = chance.below(body.length);
      draft.payload[at] = (draft.payload[at] ?? 0) ^ (1 << chance.below(8));
    }
    return true;
  },
  'another content type': (draft, chance) => {
    draft.headers.push(['content-type', chance.pick(contentTypes)]);
    return true;
  },
  packed: (draft, chance) => {
    const body = bodyOf(draft);
    if (!body) return false;
    const [name, pack] = chance.pick<[string, (bytes: Buffer) => Buffer]>([
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
      ['gzip, gzip', (bytes) => gzipSync(gzipSync(bytes))],
      ['identity', (bytes) => bytes],
      ['aes128gcm', (bytes) => bytes],
    ]);
    draft.payload = pack(body);
    draft.headers.push(['content-encoding', name]);
    return true;
  },
  'a body where none is taken': (draft, chance) => {
    if (draft.json || draft.parts) return false;
    draft.payload = Buffer.from(
      chance.pick(['{}', '{"a":1}', '[]', 'x', '', ' ', 'null', '{"a":1,"a":2}', 'x'.repeat(300_000)]),
    );
    return true;
  },
};
