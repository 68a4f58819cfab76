import type { Chance } from '#test/chance.ts';
import { type Draft, escaped, targetOf } from '../draft.ts';
import { textOf } from '../values.ts';
import type { Mutator } from './values.ts';

/** Writes the address in another way. */
function rewritten(rewrite: (target: string, chance: Chance) => string): Mutator {
  return (draft, chance) => {
    // What has a space or a line break in it would be another request, and is tried as bytes.
    draft.target = rewrite(targetOf(draft), chance).replace(/[\s\0]/g, '%20');
    return true;
  };
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

function changeSegment(target: string, chance: Chance, change: (segment: string) => string): string {
  const [path = '', ...query] = target.split('?');
  const segments = path.split('/');
  const at = chance.between(1, segments.length - 1);
  segments[at] = change(segments[at] ?? '');
  return [segments.join('/'), ...query].join('?');
}

const strangeIds = [
  ...[
    'CASE-000000',
    'CASE-999999999999999',
    'CASE-9999999999999999999',
    'case-000001',
    'CASE-0000001',
    '-1',
    '0',
    'null',
  ],
  ...[
    '%00',
    '..',
    '.',
    '%2e%2e',
    '%2F',
    '%252e%252e%252f',
    '%c0%ae',
    '%ff',
    '%',
    '%zz',
    '*',
    "'",
    '"',
    '<x>',
    ';a=b',
    '~',
  ],
  ...['ệ', '%E1%BB%87', 'x'.repeat(5000), '%20', '+', '\\', '__proto__', 'constructor', 'undefined', '018f0000-0000'],
];

const strangeQueries = [
  ...['?', '??', '?&&&', '?=', '?a', '?a=b=c', '?limit', '?limit=', '?limit=0', '?limit=1&limit=2', '?limit[]=1'],
  ...['?limit=1e1', '?limit=%31', '?limit=-1', '?limit=9007199254740993', '?limit=201', '?q[]=a&q[]=b', '?q=a&q=b'],
  ...[
    '?__proto__=1',
    '?__proto__[x]=1',
    '?constructor=1',
    '?q=%',
    '?q=%ff',
    '?q=%ed%a0%80',
    '?q=%00',
    '?%00=1',
    '?q=+',
  ],
  ...[
    '?cursor=x',
    '?cursor=',
    '?status=open&status=open',
    '?assigned=maybe',
    '?urgency=',
    '#x',
    '?#',
    '?q=a#b',
    ';x?q=y',
  ],
  ...[`?q=${'a'.repeat(3000)}`, `?${'a=b&'.repeat(1200)}`, '?city=H%C3%A0%20N%E1%BB%99i&q=%F0%9F%98%80', '?q=a%cc%81'],
];

const hosts = [
  'http://127.0.0.1',
  'http://[',
  'https://evil.example',
  'http://',
  'ftp://x',
  'http://a:b@c:99999',
  '//evil',
  '\\\\x',
];

/** Like those that we give away, and made by nobody of us. */
const cursors: unknown[] = [
  ...[
    [1],
    [0],
    [-1],
    [2 ** 31],
    [2 ** 53 - 1],
    [-(2 ** 53) + 1],
    [1e300],
    [0.5],
    ['1'],
    [null],
    [[]],
    [{}],
    [],
    {},
    1,
    'x',
  ],
  ...[
    ['emergency', 1, 1],
    [0, 0],
    [1, 2, 3],
    [2 ** 40, 2 ** 40, 2 ** 40],
    ['', ''],
    ['x', 9e15],
    ['\0'],
    ['\ud800', 1],
  ],
  ...[[true, 1], [1, 'x'], ['bv-cho-ray'], ['2026-01-01T00:00:00Z', 1], [1, 1, 1, 1], [-1, -1], [3, 1e15, 1e15]],
];

const methods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LOCK'],
  ...['MKCOL', 'COPY', 'REPORT', 'QUERY', 'get', 'FOO', 'M-SEARCH'],
];

/** Things that are there, with names as they would have elsewhere. */
export const addressMutators: Record<string, Mutator> = {
  'escapes in the path': rewritten((target, chance) =>
    changeSegment(target, chance, (segment) =>
      [...segment].map((letter) => (chance.oneIn(2) ? hex(letter) : letter)).join(''),
    ),
  ),
  'escapes of escapes': rewritten((target, chance) =>
    changeSegment(target, chance, (segment) => [...segment].map((letter) => `%25${hex(letter).slice(1)}`).join('')),
  ),
  'a strange id': rewritten((target, chance) => changeSegment(target, chance, () => chance.pick(strangeIds))),
  'an id with something added': rewritten((target, chance) =>
    changeSegment(
      target,
      chance,
      (segment) => segment + chance.pick(['%00', '%20', '/', '//', '/.', '/..', ';', '%2f', '.json', '%0d%0a', '\t']),
    ),
  ),
  'letters in another case': rewritten((target) => target.toUpperCase()),
  'a strange query': rewritten((target, chance) => target.replace(/\?.*$/s, '') + chance.pick(strangeQueries)),
  'more in the query': rewritten((target, chance) => {
    const pair = `${chance.pick(['limit', 'q', 'city', 'cursor', 'x', 'urgency'])}=${escaped(textOf(chance, { maxLength: 300 }))}`;
    return target + (target.includes('?') ? '&' : '?') + pair;
  }),
  'an address with an origin': rewritten((target, chance) => chance.pick(hosts) + target),
  'a forged cursor': (draft, chance) => {
    if (!draft.operation.parameters.some(({ name }) => name === 'cursor')) return false;
    draft.query.cursor = Buffer.from(JSON.stringify(chance.pick(cursors))).toString('base64url');
    return true;
  },
  'another method': (draft: Draft, chance) => {
    draft.method = chance.pick(methods);
    return true;
  },
};
