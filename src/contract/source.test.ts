import { expect, it } from 'vitest';
import { hostOfSource, isBrokenAddress } from './source.ts';

it.each([
  ['https://benhvien.vn/gioi-thieu', 'benhvien.vn', false],
  ['http://benhvien.vn:8080', 'benhvien.vn', false],
  ['Gọi thử', undefined, false],
  ['benhvien.vn', undefined, false],
  ['javascript:alert(1)', undefined, false],
  ['https://', undefined, true],
  ['HTTPS://', undefined, true],
  ['http://[', undefined, true],
])('the source %s has the host %s, and is a broken address: %s', (source, host, isBroken) => {
  expect(hostOfSource(source)).toBe(host);
  expect(isBrokenAddress(source)).toBe(isBroken);
});
