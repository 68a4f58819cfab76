import { mediaTypes } from '#contract/vocabulary.ts';
import { aFile, aForm } from '#test/builders.ts';
import type { Chance } from '#test/chance.ts';
import { bodyOf, type Draft } from '../draft.ts';
import type { Mutator } from './values.ts';

type Parts = NonNullable<Draft['parts']>;

/** Changes the parts of a form. */
function ofParts(change: (parts: Parts, chance: Chance) => void): Mutator {
  return ({ parts }, chance) => {
    if (!parts) return false;
    change(parts, chance);
    return true;
  };
}

/** Changes the bytes of a form. */
function ofBytes(change: (body: Buffer, chance: Chance) => Buffer): Mutator {
  return (draft, chance) => {
    const body = bodyOf(draft);
    if (!draft.parts || !body) return false;
    draft.payload = change(body, chance);
    return true;
  };
}

const names = ['file', 'kind', 'title', '__proto__', 'constructor', '', 'x', 'ệ', 'a"b', 'f'.repeat(20_000), 'note\0'];
const fileNames = [
  '',
  '.',
  '..',
  '../../x',
  'C:\\x.pdf',
  'a\0b',
  '\ud800',
  'ệ'.repeat(300),
  'x.html',
  '\u202efdp.exe',
  '%00',
];
const disposition = 'content-disposition: form-data; ';
const heads = [
  `${disposition}name*=UTF-8''file`,
  `${disposition}name="file"; name="kind"`,
  `${disposition}name="file"; filename*=UTF-8''%ff%fe`,
  `${disposition}name="file"; filename*=UTF-8''B%E1%BB%87nh.pdf`,
  `${disposition}name=file; filename="a`,
  'content-disposition: attachment; name="file"',
  'content-type: text/html',
  `x: ${'y'.repeat(17_000)}`,
  'no colon',
  '',
];

export const formMutators: Record<string, Mutator> = {
  'a part by another name': ofParts((parts, chance) => {
    const part = chance.pick(parts);
    part.name = chance.pick(names);
  }),
  'a part twice, or many': ofParts((parts, chance) => {
    const part = chance.pick(parts);
    for (let times = chance.pick([1, 1, 30]); times > 0; times--) parts.push(part);
  }),
  'no file': ofParts((parts) => parts.splice(0, parts.length, ...parts.filter(({ name }) => name !== 'file'))),
  'a strange name of a file': ofParts((parts, chance) => {
    for (const part of parts) if (part.name === 'file') part.fileName = chance.pick(fileNames);
  }),
  'another kind of file': ofParts((parts, chance) => {
    for (const part of parts) {
      if (part.name !== 'file') continue;
      part.contentType = chance.pick(['text/html', 'image/svg+xml', ...mediaTypes, '', 'x/y; charset=z']);
      if (chance.oneIn(2)) part.value = chance.pick([Buffer.alloc(0), '<html>', 'GIF89a', 'PK\x03\x04', '\0']);
    }
  }),
  'a damaged file': ofParts((parts, chance) => {
    for (const part of parts) {
      if (part.name !== 'file') continue;
      const file = aFile(chance.pick(mediaTypes), 400);
      const at = chance.below(file.length);
      part.value = chance.oneIn(2)
        ? file.subarray(0, at)
        : Buffer.concat([file.subarray(0, at), Buffer.from('ff00d8ffda', 'hex'), file.subarray(at)]);
      delete part.contentType;
    }
  }),
  'a form cut off': ofBytes((body, chance) => body.subarray(0, chance.below(body.length))),
  'a form with other heads': ofBytes((body, chance) => {
    const head = Buffer.from(`--danloi-test-boundary\r\n${chance.pick(heads)}\r\n\r\nx\r\n`);
    return chance.oneIn(2) ? Buffer.concat([head, body]) : Buffer.concat([body, head]);
  }),
  'a form by another boundary': ofBytes((body, chance) => {
    const other = chance.pick(['x', 'danloi-test-boundar', 'danloi-test-boundary2', '']);
    return chance.oneIn(3)
      ? aForm([{ name: 'file', value: body, fileName: 'a' }], other).payload
      : Buffer.concat([body, body]);
  }),
};
