import { expect, it } from 'vitest';
import { plainSeal } from './seal.ts';

it('opens what it has sealed', () => {
  const { sealingKey, caseSeal } = plainSeal.create();
  const sealed = caseSeal.seal('patient', { fullName: 'Trần Thị Bưởi', birthYear: 1960 });
  expect(plainSeal.of(sealingKey).open('patient', sealed)).toEqual({ fullName: 'Trần Thị Bưởi', birthYear: 1960 });
});

it('opens JSON unparsed, out of a text or out of its bytes', () => {
  const { caseSeal } = plainSeal.create();
  const sealed = caseSeal.sealJson('recommendation', '{"disclaimer":"không chẩn đoán"}');
  for (const stored of [sealed, new Uint8Array(Buffer.from(sealed))]) {
    const opened = Buffer.from(caseSeal.openJson('recommendation', stored)).toString();
    expect(opened).toBe('{"disclaimer":"không chẩn đoán"}');
  }
});

it('refuses what was sealed in a way that it does not know', () => {
  const { caseSeal } = plainSeal.create();
  expect(() => caseSeal.open('contact', 'x{"phone":"0912"}')).toThrow('a sealed contact has an unknown mark');
  expect(() => caseSeal.openJson('contact', 'x{"phone":"0912"}')).toThrow('a sealed contact has an unknown mark');
  expect(() => plainSeal.of('another key')).toThrow('unknown kind');
});
