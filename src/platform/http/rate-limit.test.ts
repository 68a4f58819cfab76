import { describe, expect, it } from 'vitest';
import { addressKey, networkKey, RateLimit } from './rate-limit.ts';

function limitAt(perMinute: number, start = 0) {
  let now = start;
  const limit = new RateLimit(perMinute, () => now);
  return {
    limit,
    moveTo: (ms: number) => {
      now = ms;
    },
  };
}

describe('a rate limit', () => {
  it('lets so many through in a minute and then names the seconds left of it', () => {
    const { limit, moveTo } = limitAt(2, 120_000);
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 0]);
    moveTo(120_001);
    expect(limit.take('a')).toBe(60);
    moveTo(179_999);
    expect(limit.take('a')).toBe(1);
    moveTo(180_000);
    expect(limit.take('a')).toBe(0);
  });

  it('counts each key for itself', () => {
    const { limit } = limitAt(1);
    expect([limit.take('a'), limit.take('b')]).toEqual([0, 0]);
    expect(limit.take('a')).toBeGreaterThan(0);
  });

  it('tells of the wait without counting, one earlier than taking would', () => {
    const { limit } = limitAt(2);
    for (let count = 0; count < 5; count++) expect(limit.wait('a')).toBe(0);
    limit.take('a');
    expect(limit.wait('a')).toBe(0);
    limit.take('a');
    expect(limit.wait('a')).toBe(60);
  });

  it('keeps 100,000 counts and for one more forgets the first', () => {
    const { limit } = limitAt(1);
    limit.take('a');
    for (let key = 1; key < 100_000; key++) limit.take(String(key));
    expect(limit.wait('a')).toBeGreaterThan(0);
    limit.take('one more');
    expect(limit.wait('a')).toBe(0);
    expect(limit.wait('1')).toBeGreaterThan(0);
    expect(limit.wait('one more')).toBeGreaterThan(0);
  });

  it('survives a clock that is set back', () => {
    const { limit, moveTo } = limitAt(1, 600_000);
    limit.take('a');
    moveTo(0);
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBeGreaterThan(0);
  });
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8:1::6', '2001:db8:1:0'],
    ['2001:db8::a:b:c:d', '2001:db8:0:0'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', undefined],
    ['::ffff:203.0.113.7', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1/48'],
    ['2001:db8::6', '2001:db8:0/48'],
  ])('%s is in %s', (ip, key) => {
    expect(networkKey(ip)).toBe(key);
  });
});
