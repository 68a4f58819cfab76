import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/when.ts';
import { createCase, createShare, expectStatus, type Service, startOfTest, startService } from '#test/harness.ts';
import { isSure, judgeClock, type KnownTime, lookAgain, trustClock, watchClock } from './watch-clock.ts';

const noon = Date.parse('2026-11-16T05:00:00Z');
const nothingKnown: KnownTime = { trusted_at: null, doubted_since: null, seen_at: null };
const at = (...looks: number[]): KnownTime => looks.reduce(lookAgain, nothingKnown);

describe('a clock', () => {
  it('is believed at the first look', () => {
    expect(at(noon)).toEqual({ trusted_at: noon, doubted_since: null, seen_at: noon });
    expect(isSure(nothingKnown, noon)).toBe(true);
  });

  it('is believed after a pause of a week, and not after a longer one', () => {
    expect(judgeClock(at(noon), noon + 7 * dayMs)).toBe('steady');
    expect(judgeClock(at(noon), noon + 7 * dayMs + 1)).toBe('ahead');
    const later = noon + 30 * dayMs;
    expect(isSure(at(noon, later), later)).toBe(false);
    expect(at(noon, later).trusted_at).toBe(noon);
  });

  it('that is ahead is believed when it has gone on for a day as it should', () => {
    const later = noon + 30 * dayMs;
    const almost = later + dayMs - 1;
    expect(isSure(at(noon, later, almost), almost)).toBe(false);
    expect(at(noon, later, almost + 1)).toEqual({ trusted_at: almost + 1, doubted_since: null, seen_at: almost + 1 });
  });

  it('that jumps once more, forwards or back, begins its day once more', () => {
    const later = noon + 30 * dayMs;
    for (const jump of [later + 20 * dayMs, later - hourMs]) {
      const known = at(noon, later, later + hourMs, jump, jump + dayMs - 1);
      expect(isSure(known, jump + dayMs - 1)).toBe(false);
      expect(isSure(lookAgain(known, jump + dayMs), jump + dayMs)).toBe(true);
    }
  });

  it('that was wrong for a while is as before once it is right', () => {
    expect(at(noon, noon + 30 * dayMs, noon + hourMs)).toEqual(at(noon, noon + hourMs));
  });

  it('may be put back by five minutes; what was believed stays', () => {
    const known = at(noon, noon - 5 * 60_000);
    expect(known.trusted_at).toBe(noon);
    expect(judgeClock(known, noon - 5 * 60_000)).toBe('steady');
    expect(judgeClock(known, noon - 5 * 60_000 - 1)).toBe('behind');
  });

  it('that is behind is gone by after a day, and never believed over what it said before', () => {
    const back = noon - 10 * dayMs;
    expect(isSure(at(noon, back), back)).toBe(false);
    const known = at(noon, back, back + dayMs);
    expect(isSure(known, back + dayMs)).toBe(true);
    expect(known.trusted_at).toBe(noon);
    expect(judgeClock(known, back + dayMs)).toBe('behind');
  });
});

describe('the clock of the service', () => {
  let service: Service;
  beforeEach(async () => {
    service = await startService();
    await watchClock(service.deps);
  });
  afterEach(() => service.stop());

  const health = async () => (await service.call('GET', '/health')).body;

  it('that goes back opens no link that has ended, and is told of', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held, { expiresInHours: 1 });
    service.moveClock(2 * hourMs);
    await watchClock(service.deps);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
    service.setClock(startOfTest);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
    const shares = expectStatus(await service.call('GET', `${held.url}/shares`, { token: held.token }), 200).body;
    expect(shares).toMatchObject([{ status: 'expired' }]);
    expect(await health()).toMatchObject({ status: 'degraded', dailyJob: { status: 'degraded' } });
    expect(await watchClock(service.deps)).toBe(false);
    expect(service.logLines.some((line) => line.includes('the clock is far behind'))).toBe(true);
  });

  it('that goes back gives new links their whole time', async () => {
    const held = await createCase(service);
    service.moveClock(5 * dayMs);
    await watchClock(service.deps);
    service.setClock(startOfTest);
    const { reviewToken } = await createShare(service, held, { expiresInHours: 1 });
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  });

  it('that is far ahead ends no link for good', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held, { expiresInHours: 1 });
    service.moveClock(30 * dayMs);
    expect(await watchClock(service.deps)).toBe(false);
    expect(await health()).toMatchObject({ status: 'degraded', dailyJob: { status: 'degraded' } });
    service.setClock(startOfTest + 60_000);
    expect(await watchClock(service.deps)).toBe(true);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  it('is believed at once when an operator says so, either way', async () => {
    for (const days of [300, -300]) {
      service.moveClock(days * dayMs);
      expect(await watchClock(service.deps)).toBe(false);
      await trustClock(service.deps);
      expect(await watchClock(service.deps)).toBe(true);
      expect(service.deps.steadyClock()).toBe(service.deps.clock());
    }
  });
});
