import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Bounds, Turns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = Number.POSITIVE_INFINITY;

function turnsOf(bounds: Partial<Bounds> = {}) {
  let workedMs = 0;
  const turns = new Turns(
    { share: 0.5, aheadMsMax: never, waitMsMax: never, refusal: 'reading_crowded', ...bounds },
    () => Date.now() + workedMs,
  );
  const done: string[] = [];
  /** A piece of work that takes so long by the clock. */
  const come = (key: string, name = key, { ms = 40, size = 1, meanwhile = () => {} } = {}) =>
    turns.run(key, size, () => {
      workedMs += ms;
      meanwhile();
      done.push(name);
      return name;
    });
  return { turns, done, come };
}

async function loop(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(ms: number): Promise<void> {
  await loop();
  vi.advanceTimersByTime(ms);
  await loop();
}

async function until(...work: Promise<unknown>[]): Promise<void> {
  let isOver = false;
  const settled = Promise.allSettled(work).then(() => {
    isOver = true;
  });
  for (await loop(); !isOver; await loop()) vi.advanceTimersToNextTimer();
  await settled;
}

it('gives back what the work gives, and passes on what it throws, and goes on', async () => {
  const { turns, come } = turnsOf();
  const failing = turns.run('a', 1, () => {
    throw new Error('this one fails');
  });
  await Promise.all([expect(failing).rejects.toThrow('this one fails'), expect(come('a')).resolves.toBe('a')]);
});

it('lets who comes once go before what is left of who comes all the time', async () => {
  const { done, come } = turnsOf();
  await until(come('a', 'a1'), come('a', 'a2'), come('a', 'a3'), come('b'));
  expect(done).toEqual(['a1', 'b', 'a2', 'a3']);
});

it('serves two who come all the time in turn, by what they take and not by how often they come', async () => {
  const { done, come } = turnsOf();
  const long = [come('long', 'long', { ms: 90 }), come('long', 'long', { ms: 90 })];
  const short = Array.from({ length: 5 }, () => come('short', 'short', { ms: 30 }));
  await until(...long, ...short);
  expect(done).toEqual(['long', 'short', 'short', 'short', 'long', 'short', 'short']);
});

it('takes of one key the smallest first', async () => {
  const { done, come } = turnsOf();
  await until(
    come('a', 'a letter', { size: 3000 }),
    come('a', 'a page', { size: 900 }),
    come('a', 'a cry', { size: 20 }),
  );
  expect(done).toEqual(['a cry', 'a page', 'a letter']);
});

it('lets who has had too much rest, until its share of the time has paid for it', async () => {
  const { done, come } = turnsOf({ aheadMsMax: 30 });
  const first = come('a', 'a1', { ms: 100 });
  await until(first);
  const second = come('a', 'a2');
  // It had 100 ms, half of the time pays: 140 ms later 30 are left.
  await pass(138);
  expect(done).toEqual(['a1']);
  const other = come('b', 'b', { ms: 0 });
  await pass(1);
  expect(done).toEqual(['a1', 'b']);
  await until(second, other);
  expect(done).toEqual(['a1', 'b', 'a2']);
});

it('refuses who has waited too long, and says when all is paid', async () => {
  const { done, come } = turnsOf({ aheadMsMax: 30, waitMsMax: 1000 });
  await until(come('a', 'a1', { ms: 5000 }));
  const late = expect(come('a', 'a2')).rejects.toMatchObject({ code: 'reading_crowded', values: { seconds: 9 } });
  await pass(999);
  expect(done).toEqual(['a1']);
  await pass(1);
  await late;
  await pass(8000);
  await until(come('a', 'a3'));
  expect(done).toEqual(['a1', 'a3']);
});

it('does one at a time also of what waits for something else', async () => {
  const { turns } = turnsOf();
  let running = 0;
  const most: number[] = [];
  const work = async () => {
    most.push(++running);
    await new Promise((resolve) => setTimeout(resolve, 40));
    running--;
  };
  await until(turns.run('a', 1, work), turns.run('b', 1, work), turns.run('c', 1, work));
  expect(most).toEqual([1, 1, 1]);
});

it('looks who has come between two pieces of work, unless they are small', async () => {
  const { done, come } = turnsOf();
  const meanwhile = () => void setImmediate(() => done.push('a turn of the loop'));
  const turnsBetween = async (ms: number) => {
    await until(come('a', '1', { ms, meanwhile }), come('b', '2', { ms }));
    return done.splice(0);
  };
  expect(await turnsBetween(4)).toEqual(['1', '2', 'a turn of the loop']);
  expect(await turnsBetween(40)).toEqual(['1', 'a turn of the loop', '2']);
});

it('keeps what 100,000 have had and for one more forgets the first', async () => {
  const { done, come } = turnsOf({ share: 1e-9, aheadMsMax: 1, waitMsMax: 100 });
  await until(come('first'), come('second'));
  const others = Array.from({ length: 99_999 }, (_, at) => `other ${at}`);
  while (others.length > 0) {
    await until(...others.splice(0, 200).map((key) => come(key, 'other', { ms: 0 })));
  }
  await until(come('second'));
  await until(come('first'));
  expect(done.filter((name) => name !== 'other')).toEqual(['first', 'second', 'first']);
});
