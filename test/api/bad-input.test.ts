import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { aCase, aContact, aFile, aFileForm, aFollowUp, aForm, anIntake, aShare } from '../builders.ts';
import {
  type Answer,
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  type Service,
  startService,
  uploadFile,
} from '../harness.ts';
import { everythingStored, storedFiles } from '../stored.ts';

let service: Service;
let origin: string;
let held: HeldCase;
let ids: { contact: string; followUp: string; reviewToken: string };

beforeAll(async () => {
  service = await startService();
  origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  held = await createCase(service, aCase({ contacts: [aContact({ role: 'primary' })] }));
  const { token } = held;
  const contact = await service.call('POST', `${held.url}/contacts`, { token, body: aContact() });
  const followUp = await service.call('POST', `${held.url}/followups`, { token, body: aFollowUp() });
  const { reviewToken } = await createShare(service, held);
  await uploadFile(service, held);
  ids = { contact: contact.body.id, followUp: followUp.body.id, reviewToken };
});
afterAll(() => service.stop());

/** A refusal of the one form that changes nothing; its text. */
async function refused(status: number, call: () => Promise<Answer>): Promise<string> {
  const before = await everythingStored(service);
  const answer = expectStatus(await call(), status);
  expect(Object.keys(answer.body)).toEqual(['error']);
  expect(answer.body.error).not.toMatch(/\bat \S+\.ts|select |insert |undefined|\[object/i);
  expect(await everythingStored(service)).toBe(before);
  return answer.body.error;
}

const json = { 'content-type': 'application/json' };

describe('a body that is not JSON', () => {
  const bodies: [string, string | Buffer][] = [
    ['nothing', ''],
    ['half an object', '{"intake":'],
    ['a trailing comma', '{"intake":{},}'],
    ['a comment', '{/* x */}'],
    ['NaN', '{"intake":NaN}'],
    ['single quotes', "{'intake':{}}"],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a byte order mark', '\ufeff{}'],
    ['nesting without end', '['.repeat(50_000)],
    ['a nesting too deep', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['__proto__', '{"__proto__":{"need":"checkup"}}'],
  ];
  it.each(bodies)('%s is 400', async (_name, payload) => {
    await refused(400, () => service.call('POST', '/v1/cases', { payload, headers: json }));
    await refused(400, () => service.call('PATCH', held.url, { token: held.token, payload, headers: json }));
  });

  it.each(['null', 'true', '3', '"text"', '[]'])('%s is JSON and still no object: 400', async (payload) => {
    await refused(400, () => service.call('POST', '/v1/cases', { payload, headers: json }));
    await refused(400, () => service.call('PATCH', held.url, { token: held.token, payload, headers: json }));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of type %s is 415',
    async (type) => {
      const call = { payload: JSON.stringify(aCase()), headers: { 'content-type': type } };
      await refused(415, () => service.call('POST', '/v1/cases', call));
    },
  );

  it('and a member sent twice is 400, because one of them would vanish', async () => {
    const payload = '{"intake":{"need":"checkup","patient":{},"redFlags":["chest_pain"],"redFlags":[]}}';
    await refused(400, () => service.call('POST', '/v1/cases', { payload, headers: json }));
  });
});

describe('a body of the wrong shape', () => {
  type Case = [field: string, method: string, path: () => string, body: unknown];
  const intake = anIntake();
  const cases: Case[] = [
    ['intake', 'POST', () => '/v1/cases', {}],
    ['intake', 'POST', () => '/v1/cases', { intake: null }],
    ['intake', 'POST', () => '/v1/cases', { intake: [] }],
    ['intake.need', 'POST', () => '/v1/cases', { intake: { patient: {} } }],
    ['intake.patient', 'POST', () => '/v1/cases', { intake: { need: 'checkup' } }],
    ['intake.need', 'POST', () => '/v1/cases', { intake: { ...intake, need: 'CHECKUP' } }],
    ['intake.patient.age', 'POST', () => '/v1/cases', { intake: { ...intake, patient: { age: '40' } } }],
    ['intake.patient.age', 'POST', () => '/v1/cases', { intake: { ...intake, patient: { age: 40.5 } } }],
    ['intake.patient.age', 'POST', () => '/v1/cases', { intake: { ...intake, patient: { age: null } } }],
    ['intake.patient.name', 'POST', () => '/v1/cases', { intake: { ...intake, patient: { name: 'x' } } }],
    ['intake.redFlag', 'POST', () => '/v1/cases', { intake: { ...intake, redFlag: ['chest_pain'] } }],
    ['intake.redFlags', 'POST', () => '/v1/cases', { intake: { ...intake, redFlags: 'chest_pain' } }],
    ['intake.redFlags[1]', 'POST', () => '/v1/cases', { intake: { ...intake, redFlags: ['a', 1] } }],
    ['intake.hasPriorResults', 'POST', () => '/v1/cases', { intake: { ...intake, hasPriorResults: 'yes' } }],
    ['intake.symptoms', 'POST', () => '/v1/cases', { intake: { ...intake, symptoms: 'a\u0000b' } }],
    ['contacts', 'POST', () => '/v1/cases', { intake, contacts: {} }],
    ['contacts[1].role', 'POST', () => '/v1/cases', { intake, contacts: [aContact(), { fullName: 'x' }] }],
    ['patient.birthYear', 'POST', () => '/v1/cases', { intake, patient: { birthYear: '1958' } }],
    ['state', 'POST', () => '/v1/cases', { intake, state: 'closed' }],
    ['state', 'PATCH', () => held.url, { state: 'done' }],
    ['urgency', 'PATCH', () => held.url, { urgency: 'routine' }],
    ['needs_human', 'PATCH', () => held.url, { needs_human: false }],
    ['intake', 'PATCH', () => held.url, { intake: null }],
    ['fullName', 'POST', () => `${held.url}/contacts`, { role: 'secondary' }],
    ['fullName', 'POST', () => `${held.url}/contacts`, aContact({ fullName: '' })],
    ['email', 'POST', () => `${held.url}/contacts`, aContact({ email: 'không phải email' })],
    ...['x?bcc=evil@evil.com', 'a&b@c.vn', 'a%0ab@c.vn', '"a b"@c.vn', "o'a@c.vn", 'a b@c.vn', 'a@b@c.vn'].map(
      (email): Case => ['email', 'POST', () => `${held.url}/contacts`, aContact({ email })],
    ),
    ['contacts[0].email', 'POST', () => '/v1/cases', { intake, contacts: [aContact({ email: 'x?bcc=y@z.com' })] }],
    ['id', 'POST', () => `${held.url}/contacts`, { ...aContact(), id: 'x' }],
    ['reviewerName', 'POST', () => `${held.url}/shares`, {}],
    ['expiresInHours', 'POST', () => `${held.url}/shares`, { ...aShare(), expiresInHours: 1.5 }],
    ['expiresInHours', 'POST', () => `${held.url}/shares`, { ...aShare(), expiresInHours: '72' }],
    ['opinion', 'POST', () => `/v1/review/${ids.reviewToken}/opinions`, {}],
    ['opinion', 'POST', () => `/v1/review/${ids.reviewToken}/opinions`, { opinion: '' }],
    ['urgency', 'POST', () => `/v1/review/${ids.reviewToken}/opinions`, { opinion: 'x', urgency: 'high' }],
    ['within', 'POST', () => `/v1/review/${ids.reviewToken}/opinions`, { opinion: 'x', within: 'planned' }],
    ['dueAt', 'POST', () => `${held.url}/followups`, { kind: 'revisit', title: 'x' }],
    ['kind', 'POST', () => `${held.url}/followups`, { ...aFollowUp(), kind: 'call' }],
    ['status', 'POST', () => `${held.url}/followups`, { ...aFollowUp(), status: 'done' }],
    ['status', 'PATCH', () => `${held.url}/followups/${ids.followUp}`, { status: 'late' }],
    ['title', 'PATCH', () => `${held.url}/followups/${ids.followUp}`, { title: null }],
  ];
  it.each(cases)('is 400 that names %s (%s)', async (field, method, path, body) => {
    const error = await refused(400, () => service.call(method, path(), { token: held.token, body }));
    expect(error.startsWith(`${field}: `), error).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-11-15T24:00',
    '2026-11-15T08:60',
    '2026-11-15T08:30+25:00',
    '15/11/2026',
    '2026-11-15 08:30',
    '2026-W46',
    'mai',
    '',
  ])('a day or time that does not exist is 400: %s', async (dueAt) => {
    const { token } = held;
    const body = aFollowUp({ dueAt });
    expect(await refused(400, () => service.call('POST', `${held.url}/followups`, { token, body }))).toContain('dueAt');
    const change = { token, body: { dueAt } };
    await refused(400, () => service.call('PATCH', `${held.url}/followups/${ids.followUp}`, change));
    const form = aFileForm(aFile(), { takenAt: dueAt });
    expect(await refused(400, () => service.call('POST', `${held.url}/documents`, { token, ...form }))).toContain(
      'takenAt',
    );
  });

  it('of more than 256 KiB is 413, with and without a declared length', async () => {
    const payload = JSON.stringify({ ...aCase(), filler: 'x'.repeat(limits.jsonBodyBytesMax) });
    await refused(413, () => service.call('POST', '/v1/cases', { payload, headers: json }));
    const before = await everythingStored(service);
    const chunked = await fetch(`${origin}/v1/cases`, {
      method: 'POST',
      headers: json,
      body: new Blob([payload]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(await everythingStored(service)).toBe(before);
  });
});

describe('a form that is not one', () => {
  const boundary = 'danloi-test-boundary';
  const file = `content-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`;
  const forms: [string, string][] = [
    ['nothing', ''],
    ['only text', 'xin chào'],
    ['no last boundary', `--${boundary}\r\n${file}\r\n`],
    ['cut off in a boundary', `--${boundary}\r\n${file}\r\n--${boundary}`],
    ['cut off in the headers', `--${boundary}\r\ncontent-disposition: form-data; na`],
    ['no header at all', `--${boundary}\r\n\r\n%PDF-1.7\r\n--${boundary}--\r\n`],
    ['no disposition', `--${boundary}\r\ncontent-type: text/plain\r\n\r\nx\r\n--${boundary}--\r\n`],
    [
      'a disposition of another kind',
      `--${boundary}\r\n${file.replace('form-data', 'attachment')}\r\n--${boundary}--\r\n`,
    ],
    ['no name', `--${boundary}\r\n${file.replace('name="file"; ', '')}\r\n--${boundary}--\r\n`],
    [
      'a name twice',
      `--${boundary}\r\n${file.replace('name="file"', 'name="file"; name="kind"')}\r\n--${boundary}--\r\n`,
    ],
    ['a header without a colon', `--${boundary}\r\nhello\r\n${file}\r\n--${boundary}--\r\n`],
    ['endless headers', `--${boundary}\r\nx: ${'y'.repeat(40_000)}\r\n${file}\r\n--${boundary}--\r\n`],
    ['words behind a boundary', `--${boundary} x\r\n${file}\r\n--${boundary}--\r\n`],
    ['another boundary', `--another\r\n${file}\r\n--another--\r\n`],
    [
      'more parts than a form has',
      `${Array.from({ length: 30 }, (_, n) => `--${boundary}\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\nx\r\n`).join('')}--${boundary}--\r\n`,
    ],
  ];
  it.each(forms)('%s is 400 and stores nothing', async (_name, payload) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    await refused(400, () => service.call('POST', `${held.url}/documents`, { token: held.token, payload, headers }));
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=""'])(
    '%s names no boundary: 400',
    async (type) => {
      const call = { token: held.token, payload: aFileForm(aFile()).payload, headers: { 'content-type': type } };
      await refused(400, () => service.call('POST', `${held.url}/documents`, call));
    },
  );

  it.each(['application/json', 'multipart/mixed; boundary=x', 'image/jpeg', 'text/plain'])(
    'of type %s is 415',
    async (type) => {
      for (const payload of ['{}', aFile('image/jpeg', 300_000)]) {
        const call = { token: held.token, payload, headers: { 'content-type': type } };
        await refused(415, () => service.call('POST', `${held.url}/documents`, call));
      }
    },
  );
});

describe('a form with the wrong parts', () => {
  const pdf = { name: 'file', value: aFile(), fileName: 'a.pdf' };
  const upload = (parts: Parameters<typeof aForm>[0]) => () =>
    service.call('POST', `${held.url}/documents`, { token: held.token, ...aForm(parts) });

  type Parts = Parameters<typeof aForm>[0];
  const forms: [string, string, Parts][] = [
    ['no part', 'file', []],
    ['no file', 'file', [{ name: 'kind', value: 'imaging' }]],
    ['an empty file', 'file', [{ ...pdf, value: '' }]],
    ['two files', 'file', [pdf, pdf]],
    ['a field twice', 'title', [{ name: 'title', value: 'a' }, pdf, { name: 'title', value: 'b' }]],
    ['an unknown field', 'titel', [pdf, { name: 'titel', value: 'a' }]],
    ['a field named __proto__', '__proto__', [pdf, { name: '__proto__', value: 'a' }]],
    ['a field that is not UTF-8', 'title', [pdf, { name: 'title', value: Buffer.from([0xff, 0x61]) }]],
    ['a kind that there is not', 'kind', [{ name: 'kind', value: 'selfie' }, pdf]],
    ['an empty kind', 'kind', [{ name: 'kind', value: '' }, pdf]],
    ['a title too long', 'title', [{ name: 'title', value: 'ạ'.repeat(limits.documentTitleLengthMax + 1) }, pdf]],
    ['a note too long', 'note', [pdf, { name: 'note', value: 'x'.repeat(limits.documentNoteLengthMax + 1) }]],
    ['a note without end', 'note', [{ name: 'note', value: 'x'.repeat(100_000) }, pdf]],
    ['a null character', 'note', [{ name: 'note', value: 'a\u0000b' }, pdf]],
  ];
  it.each(forms)('%s is 400 that names it and stores nothing', async (_name, field, parts) => {
    expect(await refused(400, upload(parts))).toContain(`${field}: `);
  });

  it('measures its fields in code points of NFC', async () => {
    const title = 'ệ'.repeat(limits.documentTitleLengthMax).normalize('NFD');
    const { body } = expectStatus(await upload([{ name: 'title', value: title }, pdf])(), 201);
    expect(body.title).toBe(title.normalize('NFC'));
  });

  it.each(['image/png', 'text/html', 'image/svg+xml', 'video/mp4'])(
    'bytes of a PDF that claim to be %s are 415',
    async (contentType) => {
      expect(await refused(415, upload([{ ...pdf, contentType }]))).toContain(contentType);
    },
  );

  it('bytes of no type that we take are 415, whatever they claim to be', async () => {
    for (const contentType of ['application/pdf', 'image/jpeg', 'application/octet-stream', 'text/html']) {
      await refused(415, upload([{ ...pdf, value: '<html><script>alert(1)</script>', contentType }]));
    }
  });
});

describe('the size of a file', () => {
  it('of exactly 25 MiB is taken, and one byte more is 413 and stores nothing', async () => {
    const { token } = held;
    const url = `${held.url}/documents`;
    const most = aFile('video/mp4', limits.documentSizeBytesMax);
    const { id } = expectStatus(await service.call('POST', url, { token, ...aFileForm(most) }), 201).body;
    const over = Buffer.concat([most, Buffer.from('x')]);
    await refused(413, () => service.call('POST', url, { token, ...aFileForm(over) }));
    expectStatus(await service.call('DELETE', `${url}/${id}`, { token }), 204);
  });
});

it('a name with a way in it leads nowhere: what is stored lies where it should', async () => {
  const before = await storedFiles(service.dataDir);
  for (const fileName of [
    '../../../escaped.pdf',
    '..\\\\..\\\\escaped.pdf',
    '/etc/escaped.pdf',
    '.',
    'a/../../b.pdf',
  ]) {
    const form = aForm([{ name: 'file', value: aFile(), fileName }]);
    const answer = await service.call('POST', `${held.url}/documents`, { token: held.token, ...form });
    expect(expectStatus(answer, 201).body.fileName ?? '').not.toMatch(/[/\\]/);
  }
  const added = (await storedFiles(service.dataDir)).filter((name) => !before.includes(name));
  expect(added).toHaveLength(5);
  for (const name of added) expect(name).toMatch(/^[0-9a-f-]{36}$/);
  const all = await readdir(service.dataDir, { recursive: true });
  expect(all.filter((path) => path.includes('escaped'))).toEqual([]);
  await expect(readFile('/etc/escaped.pdf')).rejects.toThrow('ENOENT');
});

describe('a text that nobody writes', () => {
  const marks = (count: number) => `a${'\u0315\u0316'.repeat(count).slice(0, count)}`;
  const pdf = { name: 'file', value: aFile(), fileName: 'a.pdf' };
  type Place = [field: string, place: string, limit: number, send: (text: string) => Promise<Answer>];
  const intakeWith = (text: string) => () =>
    service.call('POST', '/v1/navigate', { body: { ...anIntake(), symptoms: text } });
  const upload = (parts: Parameters<typeof aForm>[0]) =>
    service.call('POST', `${held.url}/documents`, { token: held.token, ...aForm(parts) });
  const places: Place[] = [
    ['symptoms', 'a body', 5000, (text) => intakeWith(text)()],
    ['patient.province', 'a member of a member', 5000, (text) => navigateFor({ province: text })],
    ['patient', 'the name of a member', 5000, (text) => navigateFor({ [text]: 1 })],
    [
      'title',
      'a field of a form',
      limits.documentTitleLengthMax,
      (text) => upload([{ name: 'title', value: text }, pdf]),
    ],
    ['unknown', 'an unknown field', 5000, (text) => upload([{ name: 'unknown', value: text }, pdf])],
    ['body', 'the name of a field', 5000, (text) => upload([{ name: text.slice(0, 16_000), value: 'x' }, pdf])],
    ['filename', 'the name of a file', limits.fileNameLengthMax, (text) => upload([{ ...pdf, fileName: text }])],
    ['q', 'a search', limits.searchTextLengthMax, (text) => service.call('GET', `/v1/hospitals?q=${encodeURI(text)}`)],
    ['unknown', 'an unknown question', 5000, (text) => service.call('GET', `/v1/hospitals?unknown=${encodeURI(text)}`)],
  ];
  const navigateFor = (patient: object) => service.call('POST', '/v1/navigate', { body: { ...anIntake(), patient } });

  it.each(places)('has too many marks, and is 400 that names %s (%s)', async (field, _place, _limit, send) => {
    expect(await refused(400, () => send(marks(31)))).toMatch(startOf(field, 'có quá nhiều dấu'));
    const { text } = await send(marks(30));
    expect(text).not.toContain('quá nhiều dấu');
  });

  it.each(places.filter(([, place]) => !/name of a field|question/.test(place)))(
    'is longer than any spelling of its limit, and is 400 that names %s (%s)',
    async (field, _place, limit, send) => {
      expect(await refused(400, () => send('x'.repeat(4 * limit + 1)))).toMatch(startOf(field, 'quá dài'));
      const { text } = await send('x'.repeat(4 * limit));
      expect(text).not.toContain('quá dài.');
    },
  );

  it('is none in Vietnamese of full length with every mark apart', async () => {
    const symptoms = 'ễ'.repeat(limits.symptomsLengthMax).normalize('NFD');
    expectStatus(await intakeWith(symptoms)(), 200);
  });
});

function startOf(field: string, fault: string): RegExp {
  return new RegExp(`^${field.replace('.', '\\.')}: ${fault}`);
}

it('a null character in an address is nowhere, or no word that stands there', async () => {
  const { token } = held;
  await refused(404, () => service.call('DELETE', `${held.url}/contacts/${ids.contact}%00`, { token }));
  const body = { given: true };
  const wrong = await refused(400, () => service.call('PUT', `${held.url}/consents/notices%00`, { token, body }));
  expect(wrong).toMatch(/^purpose: /);
});

describe('a number in a query', () => {
  const queries = ['/v1/hospitals', '/v1/navigator/queue'];
  const wrong = ['Infinity', '-Infinity', 'NaN', '0x10', '2e0', '%205', '5%20', '+5', '%2B5', '-5', '5.0', '5.', '1_0'];
  const strange = ['', 'null', 'true', '٣', '%F0%9D%9F%9B', '5%00', '0b1', '[5]', '9'.repeat(400), '5&limit=6'];

  it.each(queries)('of %s is digits and nothing else', async (url) => {
    for (const limit of [...wrong, ...strange]) {
      const ask = () => service.call('GET', `${url}?limit=${limit}`, { token: navigatorToken });
      expect(await refused(400, ask), limit).toMatch(/^limit: /);
    }
    for (const limit of ['1', '5', '05', '200']) {
      expectStatus(await service.call('GET', `${url}?limit=${limit}`, { token: navigatorToken }), 200);
    }
  });
});
