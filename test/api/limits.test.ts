import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { reportLimits } from '#contract/report-limits.ts';
import { hourMs } from '#contract/when.ts';
import { bounds, tried, triedOfReports } from '../bounds.ts';
import { aCase, aConsent, aContact, aFile, aFileForm, aForm, anIntake } from '../builders.ts';
import {
  type Answer,
  createCase,
  createQueuedCase,
  expectStatus,
  navigatorToken,
  type Service,
  startOfTest,
  startService,
} from '../harness.ts';
import { fillCase, type GoodRequest, goodRequest, isForNavigators, renewed, type Target } from '../routes.ts';

/** What must also name something that is there, so that a text of full length is refused for another reason. */
const references = /notifyContactId|chosenHospitalId|documentIds|patient\.place$|query cursor/;

let service: Service;
let target: Target;

beforeAll(async () => {
  service = await startService();
  target = await fillCase(service, await createQueuedCase(service));
});
afterAll(() => service.stop());

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
} & Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems', number>>;

type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string; schema: Schema }[];
};

function describedBounds(): Record<string, Record<string, string>> {
  const document = service.app.swagger() as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const found: Record<string, Record<string, string>> = {};

  const visit = (route: string, path: string, unresolved: Schema): void => {
    const schema = resolve(unresolved);
    const bound = boundOf(schema);
    if (bound !== undefined) found[route] = { ...found[route], [path]: bound };
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      visit(route, path === '' || path.endsWith(' ') ? path + name : `${path}.${name}`, member);
    }
    if (schema.items) visit(route, `${path}[0]`, schema.items);
  };
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { requestBody, parameters = [] }] of Object.entries(operations)) {
      const route = `${method.toUpperCase()} ${path}`;
      for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
        visit(route, type === 'multipart/form-data' ? 'form ' : '', schema);
      }
      for (const { in: place, name, schema } of parameters) {
        if (place !== 'path') visit(route, `${place} ${name}`, schema);
      }
    }
  }
  return found;
}

function boundOf({ minLength, maxLength, minimum, maximum, maxItems, format }: Schema): string | undefined {
  if (maxItems !== undefined) return `0–${maxItems} items`;
  if (maxLength !== undefined && format !== 'date-or-date-time') return `${minLength ?? 0}–${maxLength} characters`;
  return minimum === undefined && maximum === undefined ? undefined : `${minimum}–${maximum}`;
}

/** A good request of this route with one value put into it. */
function requestWith(route: string, path: string, value: unknown): GoodRequest {
  const good = goodRequest(route, target);
  const [place, name = ''] = path.split(' ');
  if (name === '') return { ...good, body: withValue(good.body ?? {}, path, value) };
  if (place === 'header') return { ...good, headers: { ...good.headers, [name]: String(value) } };
  if (place === 'form') return { ...good, ...aFileForm(aFile(), { [name]: String(value) }) };
  return { ...good, path: `${good.path.split('?')[0]}?${new URLSearchParams({ [name]: String(value) })}` };
}

function withValue(body: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const steps = path.split(/\.|\[(?=\d)/).map((step) => step.replace(']', ''));
  let at = copy;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    if (next === undefined) at[step] = value;
    else at[step] ??= missing(step, next);
    // No year agrees with every month.
    if (step === 'ageMonths') delete at.age;
    // A reason to read a case goes with the name of who reads it.
    if (step === 'reason' && 'state' in at) at.assignedNavigator = 'Cô Sáu';
    at = at[step] as Record<string, unknown>;
  }
  return copy;
}

function missing(step: string, next: string): unknown {
  if (step === 'consents') return [{ purpose: 'keep_case', ...aConsent() }];
  if (next === '0') return step === 'contacts' ? [aContact()] : [];
  return step === 'intake' ? anIntake() : {};
}

async function send(route: string, path: string, value: unknown): Promise<Answer> {
  target = await renewed(service, target, route);
  const { path: url, headers, ...rest } = requestWith(route, path, value);
  return await service.call(route.split(' ')[0] ?? '', url, {
    ...rest,
    token:
      isForNavigators(route) || path === 'assignedNavigator' || path === 'reason' ? navigatorToken : target.held.token,
    headers: { ...headers, 'accept-language': 'en' },
  });
}

function expectAccepted(answer: Answer, path: string, what: string): void {
  if (references.test(path)) expect(answer.text, what).toMatch(/no such|is not valid; take it from/);
  else expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(300);
}

function expectRefused(answer: Answer, path: string, fault: string): void {
  const field = path.split(' ').at(-1) ?? '';
  expect(expectStatus(answer, 400).body.error).toContain(`${field}: ${fault}`);
}

/** One code point each, in the forms that keyboards send: the marked letter as three, which NFC makes one. */
const letters: [string, string][] = [
  ['plain letters', 'a'],
  ['Vietnamese letters, composed', 'ễ'],
  ['Vietnamese letters, decomposed', 'ễ'.normalize('NFD')],
  ['emoji', '😀'],
];

function textOf(letter: string, length: number, path: string): string {
  // One that is only the same letter is too easy to guess.
  if (path === 'passcode') return 'khe'.repeat(length).slice(0, length);
  if (!path.endsWith('email')) return letter.repeat(length);
  const ending = '@example.vn';
  return 'a'.repeat(Math.max(1, length - ending.length)) + ending;
}

function lettersFor(path: string): [string, string][] {
  // A header, and what goes into one, holds no such letters, and an address of mail has its own.
  return /header|email|passcode/.test(path) ? letters.slice(0, 1) : letters;
}

describe('the bounds of requests', () => {
  it('stand in the description, all of them and none besides', () => {
    expect(describedBounds()).toEqual(bounds);
  });

  const cases = Object.entries(bounds).flatMap(([route, members]) =>
    Object.entries(members).map(([path, bound]) => ({ route, path, bound })),
  );

  it.each(cases.filter(({ bound }) => bound.endsWith('characters')))(
    '$route takes $path of $bound and no more',
    async ({ route, path, bound }) => {
      const [min = 0, max = 0] = bound.match(/\d+/g)?.map(Number) ?? [];
      for (const [name, letter] of lettersFor(path)) {
        expectAccepted(await send(route, path, textOf(letter, max, path)), path, `${max} ${name}`);
        const past = await send(route, path, textOf(letter, max + 1, path));
        expectRefused(past, path, `is longer than ${max} characters.`);
        if (min > 0) {
          expectAccepted(await send(route, path, textOf(letter, min, path)), path, `${min} ${name}`);
          const short = await send(route, path, letter.repeat(min - 1));
          expectRefused(short, path, `must have at least ${min} character(s).`);
        }
      }
    },
  );

  it.each(cases.filter(({ bound }) => /^\d+–\d+$/.test(bound)))(
    '$route takes $path of $bound and nothing outside',
    async ({ route, path, bound }) => {
      const [min = 0, max = 0] = bound.split('–').map(Number);
      for (const value of [min, max]) expectAccepted(await send(route, path, value), path, String(value));
      expectRefused(await send(route, path, min - 1), path, `must be ${min} or more.`);
      expectRefused(await send(route, path, max + 1), path, `must be ${max} or less.`);
      expectRefused(await send(route, path, min + 0.5), path, 'must be a whole number.');
      if (!path.startsWith('query')) {
        expectRefused(await send(route, path, String(max)), path, 'must be a whole number.');
        expectRefused(await send(route, path, null), path, 'must be a whole number.');
      }
    },
  );

  it.each(cases.filter(({ bound }) => bound.endsWith('items')))(
    '$route takes $path of $bound and no more',
    async ({ route, path, bound }) => {
      const max = Number(/–(\d+)/.exec(bound)?.[1]);
      const item = path === 'contacts' ? aContact() : /redFlags(Unsure|Denied)$/.test(path) ? 'seizure' : 'sốt';
      expectAccepted(await send(route, path, Array(max).fill(item)), path, `${max} items`);
      expectRefused(await send(route, path, Array(max + 1).fill(item)), path, `has more than ${max} items.`);
    },
  );

  it('cover every number of the contract', () => {
    expect(Object.keys(tried).sort()).toEqual(Object.keys(limits).sort());
    expect(Object.keys(triedOfReports).sort()).toEqual(Object.keys(reportLimits).sort());
  });

  it('measure what is stored: NFC, whatever the keyboard sent', async () => {
    const held = await createCase(service, aCase({ patient: { fullName: 'Nguyễn Thị Huệ'.normalize('NFD') } }));
    const { body } = await service.call('GET', held.url, { token: held.token });
    expect(body.patient.fullName).toBe('Nguyễn Thị Huệ'.normalize('NFC'));
  });
});

describe('a body', () => {
  const jsonRoutes = Object.keys(bounds).filter((route) => !/^GET|documents$/.test(route));

  it.each(jsonRoutes)('of 256 KiB is taken by %s, and one byte more is not', async (route) => {
    target = await renewed(service, target, route);
    const { path, body } = goodRequest(route, target);
    const text = JSON.stringify(body);
    const padded = (length: number) => Buffer.concat([Buffer.from(text), Buffer.alloc(length - text.length, ' ')]);
    const ask = async (length: number) =>
      await service.call(route.split(' ')[0] ?? '', path, {
        payload: padded(
          Buffer.byteLength(text) === text.length ? length : length - Buffer.byteLength(text) + text.length,
        ),
        headers: { 'content-type': 'application/json' },
        token: isForNavigators(route) ? navigatorToken : target.held.token,
      });
    expect((await ask(262_144)).status).toBeLessThan(300);
    const refused = expectStatus(await ask(262_145), 413);
    expect(refused.body.error).toContain('256 KiB');
  });
});

describe('a case', () => {
  it('holds 50 contacts and refuses one more, also when the first ten came with it', async () => {
    const held = await createCase(service, aCase({ contacts: Array(10).fill(aContact()) }));
    const add = () => service.call('POST', `${held.url}/contacts`, { token: held.token, body: aContact() });
    for (let count = 10; count < 50; count++) expectStatus(await add(), 200);
    expect(expectStatus(await add(), 409).body.error).toContain('50');
    const { body } = await service.call('GET', held.url, { token: held.token });
    expect(body.contacts).toHaveLength(50);
    const removed = await service.call('DELETE', `${held.url}/contacts/${body.contacts[0].id}`, { token: held.token });
    expectStatus(removed, 204);
    expectStatus(await add(), 200);
  });

  it('holds 200 documents and refuses one more', async () => {
    const held = await createCase(service);
    const form = aFileForm(aFile('application/pdf', 20));
    const add = () => service.call('POST', `${held.url}/documents`, { token: held.token, ...form });
    for (let count = 0; count < 200; count++) expectStatus(await add(), 201);
    expect(expectStatus(await add(), 409).body.error).toContain('200');
    const { body } = await service.call('GET', `${held.url}/documents`, { token: held.token });
    expect(body).toHaveLength(200);
  });

  it('keeps 255 characters of a file name', async () => {
    const { held } = target;
    for (const length of [255, 256]) {
      const form = aForm([{ name: 'file', value: aFile(), fileName: '😀'.repeat(length) }]);
      const { body } = await service.call('POST', `${held.url}/documents`, { token: held.token, ...form });
      expect([...body.fileName]).toHaveLength(255);
    }
  });

  it('has a number of at least six digits, written in one way', async () => {
    const held = await createCase(service);
    expect(held.caseId).toMatch(/^CASE-\d{6,}$/);
    const shorter = held.url.replace('CASE-0', 'CASE-');
    expectStatus(await service.call('GET', shorter, { token: held.token }), 401);
    expectStatus(await service.call('GET', held.url.replace('CASE-', 'CASE-0'), { token: held.token }), 401);
  });
});

describe('time', () => {
  it('ends a link after 72 hours unless told otherwise, to the millisecond', async () => {
    const { held } = target;
    for (const [hours, body] of [
      [72, {}],
      [1, { expiresInHours: 1 }],
      [720, { expiresInHours: 720 }],
    ] as const) {
      service.setClock(startOfTest);
      const share = await service.call('POST', `${held.url}/shares`, {
        token: held.token,
        body: { reviewerName: 'BS. Cam', ...body },
      });
      const { reviewToken, expiresAt } = expectStatus(share, 201).body;
      expect(Date.parse(expiresAt)).toBe(startOfTest + hours * hourMs);
      service.setClock(startOfTest + hours * hourMs - 1);
      expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
      service.setClock(startOfTest + hours * hourMs);
      expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
    }
    service.setClock(startOfTest);
  });

  it('keeps the answer to a retry for 24 hours', async () => {
    const create = async () => {
      const headers = { 'idempotency-key': 'tried again after a day' };
      return expectStatus(await service.call('POST', '/v1/cases', { body: aCase(), headers }), 201).body.caseId;
    };
    const first = await create();
    service.setClock(startOfTest + 24 * hourMs - 1);
    expect(await create()).toBe(first);
    service.setClock(startOfTest + 24 * hourMs);
    expect(await create()).not.toBe(first);
    service.setClock(startOfTest);
  });
});

describe('pages', () => {
  it.each(['/v1/navigator/queue', '/v1/hospitals'])('of %s hold 50 unless told otherwise', async (url) => {
    if (url.endsWith('queue')) for (let count = 0; count < 51; count++) await createQueuedCase(service);
    const { headers, body } = expectStatus(await service.call('GET', url, { token: navigatorToken }), 200);
    expect(body).toHaveLength(50);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(50);
    expect(headers.link).toMatch(/^<.+>; rel="next"$/);
  });
});
