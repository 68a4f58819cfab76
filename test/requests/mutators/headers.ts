import type { Chance } from '#test/chance.ts';
import type { Mutator } from './values.ts';

const long = (text: string) => (chance: Chance) => text.repeat(chance.pick([10, 200, 1500]));
const one = (values: readonly string[]) => (chance: Chance) => chance.pick(values);

/** What may be said in a header that somebody reads, in ways in which nobody says it. */
const strange: [name: string, value: (chance: Chance) => string][] = [
  ['range', one(['bytes=', 'bytes=-', 'bytes=5-2', 'bytes=-0', 'bytes=999999999-', 'bytes=0-0,2-3', 'items=0-1', 'x'])],
  [
    'range',
    one(['bytes=0-99999999999999999999', 'bytes=-99999999999999999999', 'bytes=00000-1', 'bytes= 0-1', 'Bytes=0-1']),
  ],
  ['range', one(['bytes=9007199254740993-', 'bytes=1e3-', 'bytes=0x1-', 'bytes=٣-', 'bytes=0--1', ''])],
  ['if-range', one(['"x"', 'W/"x"', '*', 'Mon, 16 Nov 2026 01:00:00 GMT', ''])],
  ['if-none-match', one(['*', '"x"', 'W/"x"', '"', '', ',,,', '"a", "b", *', '*, *'])],
  ['if-none-match', long('"a",')],
  ['if-match', one(['*', '"x"'])],
  ['if-modified-since', one(['Mon, 16 Nov 2026 01:00:00 GMT', 'x', '0'])],
  [
    'idempotency-key',
    one(['', 'short', 'x'.repeat(15), 'x'.repeat(16), 'x'.repeat(200), 'x'.repeat(201), '0123456789abcdef']),
  ],
  ['idempotency-key', one(['ệ'.repeat(16), 'with a space in it', '\x7f'.repeat(16), '"quoted-and-long-enough"'])],
  ['prefer', one(['respond-async', 'return=minimal', 'handling=lenient; x', ''])],
  ['accept', one(['text/html', 'application/xml', '*/*;q=0', '', 'application/json;q=9'])],
  ['accept-encoding', one(['gzip', 'br;q=1, *;q=0', 'identity;q=0', ''])],
  ['accept-charset', one(['utf-16', 'x'])],
  [
    'accept-language',
    one(['en;q=0', 'vi;q=0,en;q=0', ';;;', 'en;q=abc', 'x'.repeat(2000), '', '*;q=1', 'en-US-x-private', 'q=1']),
  ],
  ['accept-language', long('en;q=0.5,')],
  [
    'authorization',
    one(['Bearer', 'Bearer ', 'bearer x', 'Basic YTpi', 'Bearer a b', 'Bearer \xff', 'Digest x', '', 'Bearer ="']),
  ],
  ['authorization', long('Bearer x')],
  ['x-share-passcode', one(['', '000000', 'x'.repeat(65), '123456', '1 2 3 4 5 6', 'ệệệệệệ'])],
  ['x-forwarded-for', one(['1.2.3.4', '::1', 'x', ',,,', '1.2.3.4, 5.6.7.8', '999.999.999.999'])],
  ['x-forwarded-proto', one(['https', 'javascript'])],
  ['x-forwarded-host', one(['evil.example', '['])],
  ['x-http-method-override', one(['DELETE', 'GET'])],
  ['x-original-url', one(['/v1/navigator/queue'])],
  ['origin', one(['null', 'https://evil.example', 'x', 'http://['])],
  ['access-control-request-method', one(['DELETE', 'x'])],
  ['referer', one(['x', 'http://['])],
  ['cookie', one(['a=b', '=;=;', '__proto__=1'])],
  ['expect', one(['100-continue', '200-ok', 'x'])],
  ['upgrade', one(['h2c', 'websocket', 'x'])],
  ['connection', one(['close', 'keep-alive', 'upgrade', 'host', 'content-length, authorization', 'x'])],
  ['te', one(['trailers', 'gzip'])],
  ['trailer', one(['content-length', 'x'])],
  ['content-language', one(['en', 'x'])],
  ['__proto__', one(['x'])],
  ['constructor', one(['x'])],
  ['x-request-id', one(['x'.repeat(100), '../x'])],
];

export const headerMutators: Record<string, Mutator> = {
  'a strange header': (draft, chance) => {
    const [name, value] = chance.pick(strange);
    const said = value(chance);
    // One of a name takes the place of what was said by it; two of them come as they are.
    if (chance.oneIn(2)) draft.headers = draft.headers.filter(([each]) => each !== name);
    delete draft.named[name];
    draft.headers.push([name, said]);
    return true;
  },
  'a header twice': (draft, chance) => {
    if (draft.headers.length === 0) return false;
    const [name, value] = chance.pick(draft.headers);
    draft.headers.push([name, chance.oneIn(2) ? value : 'x']);
    return true;
  },
  'no token': (draft) => {
    const before = draft.headers.length;
    draft.headers = draft.headers.filter(([name]) => name !== 'authorization');
    return draft.headers.length < before;
  },
  'a wrong token': (draft, chance) => {
    const header = draft.headers.find(([name]) => name === 'authorization');
    if (!header) return false;
    const at = chance.between(7, header[1].length);
    header[1] = header[1].slice(0, at) + chance.pick(['', 'x', header[1]]) + header[1].slice(at + 1);
    return true;
  },
  'many headers': (draft, chance) => {
    const count = chance.pick([50, 500, 1500]);
    for (let at = 0; at < count; at++) draft.headers.push([`x-${at}`, 'y']);
    return true;
  },
  'a head too large': (draft, chance) => {
    draft.headers.push([
      chance.pick(['x', 'cookie', 'authorization', 'accept-language']),
      'y'.repeat(chance.between(15_000, 40_000)),
    ]);
    return true;
  },
};
