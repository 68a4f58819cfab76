import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { search } from '#test/byte-search.ts';

describe('a search of bytes', () => {
  it.each<[form: string, write: (text: Buffer) => Buffer]>([
    ['itself', (text) => text],
    ['UTF-16', (text) => Buffer.from(text.toString('latin1'), 'utf16le')],
    ['base64, 0', (text) => Buffer.from(text.toString('base64'))],
    ['base64, 1', (text) => Buffer.from(Buffer.concat([Buffer.from('.'), text]).toString('base64'))],
    ['base64, 2', (text) => Buffer.from(Buffer.concat([Buffer.from('..'), text]).toString('base64'))],
    ['hex', (text) => Buffer.from(text.toString('hex'))],
    ['per cent', (text) => Buffer.from(text.toString('hex').replace(/../g, '%$&'))],
    ['itself', (text) => gzipSync(text)],
  ])('finds a word as %s', (form, write) => {
    const bytes = Buffer.concat([Buffer.alloc(1000, 'x'), write(Buffer.from('kincanary12z')), Buffer.alloc(100, 'y')]);
    expect(search([{ name: 'a word', text: 'kincanary' }], bytes)).toContain(`a word as ${form}`);
  });
});
