import { describe, expect, it } from 'vitest';
import { frameBytesMax, type ReadStored } from './frames.ts';
import { fixedKeys } from './master-key.ts';
import { openSeal } from './open-seal.ts';
import { plainCaseSeal } from './plain-seal.ts';
import type { CaseSeal, SealOwner } from './seal.ts';

const master = Buffer.alloc(32, 'one master key');
const otherMaster = Buffer.alloc(32, 'another master key');
const seal = openSeal(fixedKeys(master));

/** A case with its key as it is stored. */
function aCaseKey(owner: SealOwner, from = seal) {
  const { sealingKey, caseSeal, wrapFor } = from.create();
  return { caseSeal, stored: { sealing_key: sealingKey, wrapped: wrapFor(owner) ?? null } };
}

const { caseSeal, stored } = aCaseKey('case:7');

/** Every text that differs from this one in one character. */
function* changedTexts(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) {
    for (const put of ['A', 'B', '+', '-', '/', '_', '=', 'p']) {
      if (put !== text[at]) yield text.slice(0, at) + put + text.slice(at + 1);
    }
  }
}

describe('a sealed text', () => {
  const value = { fullName: 'Trần Thị Bưởi', birthYear: 1960 };

  it('is opened by the key of its case, and says nothing to anybody else', () => {
    const sealed = caseSeal.seal('patient', value);
    expect(seal.of('case:7', stored).open('patient', sealed)).toEqual(value);
    expect(Buffer.from(sealed.slice(1), 'base64').toString('latin1')).not.toMatch(/fullName|1960/);
    expect(caseSeal.seal('patient', value)).not.toBe(sealed);
  });

  it('is opened as JSON unparsed, out of a text or out of its bytes', () => {
    for (const each of [caseSeal, plainCaseSeal]) {
      const sealed = each.sealJson('recommendation', '{"disclaimer":"không chẩn đoán"}');
      for (const given of [sealed, new Uint8Array(Buffer.from(sealed))]) {
        const opened = Buffer.from(each.openJson('recommendation', given)).toString();
        expect(opened).toBe('{"disclaimer":"không chẩn đoán"}');
      }
    }
  });

  it.each([1, 2, 3])('is not opened when any character of it was changed: %i', (length) => {
    const sealed = caseSeal.sealJson('note', '1'.repeat(length));
    for (const changed of changedTexts(sealed)) {
      expect(() => caseSeal.open('note', changed), changed).toThrow();
      expect(() => caseSeal.openJson('note', Buffer.from(changed)), changed).toThrow();
    }
    for (const cut of [sealed.slice(0, -4), sealed.slice(0, 8), 'e', '', `${sealed}AAAA`])
      expect(() => caseSeal.open('note', cut)).toThrow();
  });

  it('is not opened as something else, nor in another case, nor when it was never encrypted', () => {
    const sealed = caseSeal.seal('patient', value);
    expect(() => caseSeal.open('intake', sealed)).toThrow('sealed for something else');
    expect(() => aCaseKey('case:8').caseSeal.open('patient', sealed)).toThrow('sealed for something else');
    const plain = plainCaseSeal.seal('patient', value);
    expect(() => caseSeal.open('patient', plain)).toThrow('a sealed patient has an unknown mark');
    expect(() => caseSeal.openJson('patient', plain)).toThrow('a sealed patient has an unknown mark');
    expect(() => plainCaseSeal.open('patient', sealed)).toThrow('a sealed patient has an unknown mark');
    expect(() => plainCaseSeal.openJson('patient', sealed)).toThrow('a sealed patient has an unknown mark');
  });
});

describe('a wrapped key', () => {
  it('is opened for its owner only, and only by the master key that wrapped it', () => {
    expect(() => seal.of('case:8', stored)).toThrow('sealed for something else');
    expect(() => seal.of('report:7', stored)).toThrow('sealed for something else');
    expect(() => openSeal(fixedKeys(otherMaster)).of('case:7', stored)).toThrow('a master key that is not here');
    const renamed = { ...stored, wrapped: openSeal(fixedKeys(otherMaster)).masterKeyId() + stored.wrapped?.slice(16) };
    expect(() => openSeal(fixedKeys(otherMaster)).of('case:7', renamed)).toThrow('has been changed');
  });

  it('is not opened when any character of it was changed, or it is gone', () => {
    for (const wrapped of changedTexts(stored.wrapped ?? '')) {
      expect(() => seal.of('case:7', { ...stored, wrapped }), wrapped).toThrow();
    }
    expect(() => seal.of('case:7', { ...stored, wrapped: null })).toThrow('the key of case:7 is gone');
    expect(() => seal.of('case:7', { ...stored, sealing_key: 'x' })).toThrow('sealed in an unknown way');
  });

  it('is wrapped anew by a new master key and then needs the former no more', () => {
    const sealed = caseSeal.seal('note', { text: 'Đã gọi' });
    const both = openSeal(fixedKeys(otherMaster, master));
    const wrapped = both.rewrap('case:7', stored.wrapped ?? '') ?? '';
    expect(both.rewrap('case:7', wrapped)).toBeUndefined();
    const later = openSeal(fixedKeys(otherMaster));
    expect(later.of('case:7', { ...stored, wrapped }).open('note', sealed)).toEqual({ text: 'Đã gọi' });
    expect(wrapped.startsWith(later.masterKeyId())).toBe(true);
    expect(later.masterKeyId()).not.toBe(seal.masterKeyId());
  });
});

describe('an encrypted document', () => {
  const size = 3 * frameBytesMax;
  const storedFrame = frameBytesMax + 28;
  const bytes = Buffer.alloc(size, 'ảnh chụp ');

  async function store(by: CaseSeal, documentId: string, content = bytes): Promise<Buffer> {
    const frames: Buffer[] = [];
    for await (const frame of by.sealBytes(documentId, [content] as unknown as AsyncIterable<Uint8Array>))
      frames.push(Buffer.from(frame));
    return Buffer.concat(frames);
  }

  async function open(by: CaseSeal, documentId: string, given: Buffer, length = size): Promise<Buffer> {
    let position = 0;
    const read: ReadStored = async (memory) => {
      const taken = given.copy(memory, 0, position);
      position += taken;
      return taken;
    };
    const opened: Buffer[] = [];
    for await (const piece of by.openBytes(documentId, read, 0, length, length)) opened.push(Buffer.from(piece));
    return Buffer.concat(opened);
  }

  it('holds nothing of its bytes, and its frames cannot be exchanged, repeated, cut off or added', async () => {
    const whole = await store(caseSeal, 'one');
    expect(whole.includes('ảnh chụp')).toBe(false);
    expect((await open(caseSeal, 'one', whole)).equals(bytes)).toBe(true);
    const frame = (number: number) => whole.subarray(number * storedFrame, (number + 1) * storedFrame);
    const [first, second, last] = [frame(0), frame(1), frame(2)];
    const shorter = frameBytesMax * 2;
    for (const [given, length] of [
      [[second, first, last], size],
      [[first, first, last], size],
      [[first, last, second], size],
      [[first, second], shorter],
      [[first, last], shorter],
      [[first, second, last, last], size + frameBytesMax],
    ] as [Buffer[], number][]) {
      await expect(open(caseSeal, 'one', Buffer.concat(given), length)).rejects.toThrow('damaged');
    }
  });

  it('is not opened in the place of another document, of its case or of another', async () => {
    const whole = await store(caseSeal, 'one');
    await expect(open(caseSeal, 'two', whole)).rejects.toThrow('damaged');
    await expect(open(aCaseKey('case:8').caseSeal, 'one', whole)).rejects.toThrow('damaged');
    const plain = await store(plainCaseSeal, 'one');
    await expect(open(caseSeal, 'one', plain)).rejects.toThrow('damaged');
  });

  it('is found to be damaged when any bit of a frame was changed', async () => {
    const small = Buffer.from('kết quả xét nghiệm');
    const whole = await store(caseSeal, 'one', small);
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const changed = Buffer.from(whole);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await expect(open(caseSeal, 'one', changed, small.length)).rejects.toThrow('damaged');
    }
  });
});
