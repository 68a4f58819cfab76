import { aFile, aForm } from '#test/builders.ts';
import type { Chance } from '#test/chance.ts';
import { requestBytes } from './load.ts';

export type Held = { path: string; token: string };
type Make = (chance: Chance, held: Held) => Buffer;

const bodyBytes = 256 * 1024;
const marks = ['\u0315', '\u0316', '\u0301', '\u0323', '\u0334', '\u3099', '\u05b0', '\u{1e130}'] as const;
const scripts = [0x61, 0x1ea1, 0x430, 0x3b1, 0x5d0, 0x627, 0xe01, 0x4e00, 0xac00, 0x1d41a, 0x1f600] as const;
const fields = ['redFlags', 'symptoms', 'patient', 'x', '__proto__', 'constructor', '0', 'ệ'] as const;

const json = (path: string, body: string) => requestBytes('POST', path, { contentType: 'application/json', body });

function navigate(texts: { symptoms: string; diagnosis?: string; goal?: string }): Buffer {
  return json('/v1/navigate', JSON.stringify({ need: 'checkup', patient: {}, ...texts }));
}

/** As much text as an intake takes. */
function full(chance: Chance, piece: () => string): Buffer {
  const of = (length: number) => chance.fill(length, piece);
  return navigate({ symptoms: of(2000), diagnosis: of(500), goal: of(500) });
}

const word = (chance: Chance, letters: string) => {
  const length = chance.between(6, 14);
  return `${Array.from({ length }, () => letters.charAt(chance.below(letters.length))).join('')} `;
};

const latin = 'abcdefghijklmnopqrstuvwxyz';
const vietnamese = 'aăâbcdđeêghiklmnoôơpqrstuưvxyạảãàáậẩẫầấặẳẵằắẹẻẽèéệểễềếịỉĩìíọỏõòóộổỗồốợởỡờớụủũùúựửữừứ';

function nested(chance: Chance, depth: number): string {
  const isList = chance.below(2) === 0;
  const [open, close] = isList ? ['[', ']'] : ['{"a":', '}'];
  return open.repeat(depth) + 1 + close.repeat(chance.below(10) === 0 ? depth - 1 : depth);
}

function wide(chance: Chance): string {
  const value = chance.pick(['1', '""', '[]', '{}', '1e308', '-0', 'null']);
  const members = chance.below(2) === 0;
  const items: string[] = [];
  for (let size = 0; size < 200_000; size += (items.at(-1)?.length ?? 0) + 1) {
    items.push(members ? `"${chance.pick(fields)}${chance.below(1e9)}":${value}` : value);
  }
  return members ? `{${items.join(',')}}` : `[${items.join(',')}]`;
}

function form(chance: Chance, { path, token }: Held): Buffer {
  const text = () => chance.fill(chance.pick([10, 1000, 16_000]), () => chance.pick(['a', 'ệ', ...marks]));
  const parts = Array.from({ length: chance.between(1, 24) }, (_, n) => ({
    name: chance.pick(['title', 'note', `f${n}`, text().replaceAll('"', '')]),
    value: text(),
  }));
  const file = { name: 'file', value: aFile('image/png', 200), fileName: text().replaceAll('"', '') };
  const { headers, payload } = aForm(chance.below(2) === 0 ? [file, ...parts] : [...parts, file]);
  return requestBytes('POST', `${path}/documents`, { token, contentType: headers['content-type'], body: payload });
}

function search(chance: Chance): Buffer {
  const piece = () => chance.pick([word(chance, latin), word(chance, vietnamese), chance.pick(marks), '9', '%', '😀']);
  const of = (length: number) => encodeURIComponent(chance.fill(length, piece));
  const limit = chance.pick(['', '&limit=200', '&limit=Infinity', '&limit=0x10', `&limit=${'9'.repeat(400)}`]);
  return requestBytes('GET', `/v1/hospitals?q=${of(chance.pick([200, 200, 900]))}&city=${of(80)}${limit}`);
}

function brokenHead(chance: Chance): Buffer {
  const lines = [
    chance.pick([
      'GET /health HTTP/1.1',
      'GET http://[/v1/review/x HTTP/1.1',
      'GET /%zz%00 HTTP/1.1',
      'PUT /v1/meta HTTP/1.1',
    ]),
    'host: x',
    ...Array.from({ length: chance.below(4) }, () =>
      chance.pick([
        'host: y',
        `accept-language: ${'a,'.repeat(chance.below(7000))}`,
        `accept-language: ${'en;q=0.'.repeat(chance.below(1500))}`,
        `authorization: Bearer ${'x'.repeat(chance.below(14_000))}`,
        `range: bytes=${'0'.repeat(chance.below(5000))}-`,
        `if-none-match: ${'"",'.repeat(chance.below(4000))}`,
        `x-forwarded-for: ${'1,'.repeat(chance.below(6000))}`,
        'content-length: -1',
        'no colon',
      ]),
    ),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
}

export const requests: Record<string, Make> = {
  'an ordinary intake': () =>
    navigate({ symptoms: 'Đau bụng âm ỉ vùng trên rốn hai tháng nay, ăn không tiêu, hay ợ chua.' }),
  'marks to be put in order, 256 KiB': (chance) => {
    const count = chance.between(1000, 65_000);
    return navigate({
      symptoms: `a${chance.pick(marks).repeat(count)}${chance.pick(marks).repeat(count)}`.slice(0, 120_000),
    });
  },
  'marks within the bound': (chance) => full(chance, () => `a${chance.fill(30, () => chance.pick(marks))}`),
  'unknown words': (chance) => full(chance, () => word(chance, latin)),
  'unknown words, Vietnamese letters': (chance) => full(chance, () => word(chance, vietnamese)),
  'mixed scripts': (chance) => full(chance, () => String.fromCodePoint(chance.pick(scripts) + chance.below(20))),
  digits: (chance) =>
    full(chance, () => `${chance.below(1e9)}`.repeat(chance.between(1, 50)) + chance.pick([' ', '/', '.'])),
  'wide JSON': (chance) => json('/v1/cases', wide(chance)),
  'deep JSON': (chance) => json('/v1/cases', nested(chance, chance.pick([10, 16, 17, 1000, 40_000]))),
  'escaped strings': (chance) => {
    const text = chance
      .fill(bodyBytes - 100, () => chance.pick(['\\"', '\\\\', '\\u0041', '\\ud800', ',', ':', '{']))
      .replace(/\\[^"\\u]?$|\\u.{0,3}$/, '');
    return json('/v1/navigate', `{"${chance.pick(fields)}":"${text}"}`);
  },
  'searches for hospitals': search,
  'forms of many fields': form,
  'broken heads': brokenHead,
};
