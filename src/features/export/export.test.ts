import FhirValidator from '@asymmetrik/fhir-json-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCase, aContact, aFile, aFollowUp, aForm } from '#test/builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  uploadFile,
  useService,
} from '#test/harness.ts';
import { unzip } from '#test/unzip.ts';

type Reference = { reference?: string };
type Bundle = {
  type: string;
  identifier: object;
  timestamp: string;
  entry: { fullUrl: string; resource: { resourceType: string; id: string } }[];
};

const service = useService();
const hostile = '<script>alert("a")</script> & \'b\'';
let held: HeldCase;
let photo: Buffer;
beforeAll(async () => {
  const intake = {
    need: 'treatment',
    patient: { age: 58, sex: 'male', province: 'Nghệ An' },
    symptoms: `đau bụng âm ỉ ${hostile}`,
    diagnosis: 'viêm dạ dày',
    severity: 'mild',
  } as const;
  held = await createCase(
    service,
    aCase({
      intake,
      patient: { fullName: 'Nguyễn Văn Ổi', birthYear: 1968, sex: 'male', province: 'Nghệ An', address: '1 Lê Lợi' },
      contacts: [aContact({ fullName: hostile, phone: '0912 345 678', email: 'oi@danloi.test', relationship: 'con' })],
    }),
  );
  photo = aFile('image/jpeg', 300_000);
  await uploadFile(service, held, photo, { kind: 'lab_result', title: hostile, takenAt: '2026-11-10T08:00' });
  await uploadFile(service, held, aFile('application/pdf', 10), { kind: 'other', takenAt: '2026-11-09' });
  for (const status of ['scheduled', 'done', 'missed', 'cancelled']) {
    const { body } = await service.call('POST', `${held.url}/follow-ups`, { token: held.token, body: aFollowUp() });
    await service.call('PATCH', `${held.url}/follow-ups/${body.id}`, { token: held.token, body: { status } });
  }
  const { reviewToken } = await createShare(service, held);
  const opinion = { opinion: 'Nên nội soi.', urgency: 'urgent', suggestedSpecialty: 'gastroenterology', within: '3d' };
  expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
  const note = { token: navigatorToken, body: { text: 'Đã gọi.' } };
  expectStatus(await service.call('POST', `${held.url}/notes`, note), 201);
});

async function exported(headers: Record<string, string> = {}) {
  const answer = expectStatus(await service.call('GET', `${held.url}/export`, { token: held.token, headers }), 200);
  return { answer, files: unzip(answer.bytes) };
}
const textOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString() ?? '';
const bundleOf = (files: Map<string, Buffer>) => JSON.parse(textOf(files, 'fhir-bundle.json')) as Bundle;

describe('a case that is taken out', () => {
  it('is one archive for saving, named by its case and day, with everything in it', async () => {
    const { answer, files } = await exported();
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="danloi-CASE-\d+-2026-11-16\.zip"$/);
    const names = [...files.keys()];
    expect(names.slice(0, 3)).toEqual(['summary.html', 'case.json', 'fhir-bundle.json']);
    expect(names.slice(3)).toEqual([
      expect.stringMatching(/^documents\/001-.*\.jpg$/),
      expect.stringMatching(/^documents\/002-.*\.pdf$/),
    ]);
    expect(files.get(names[3] ?? '')?.equals(photo)).toBe(true);
  });

  it('holds the case as the service gives it, and whom the family invited', async () => {
    const { files } = await exported();
    const { shares, ...file } = JSON.parse(textOf(files, 'case.json'));
    const { body } = await service.call('GET', held.url, { token: held.token });
    const { events: before, ...restBefore } = file;
    const { events: after, ...restAfter } = body;
    expect(restBefore).toEqual(restAfter);
    expect(before).toEqual(after);
    expect(before.at(-1)).toMatchObject({ kind: 'case.exported' });
    expect(shares).toEqual([expect.objectContaining({ reviewerName: 'BS. Lê Văn Cam', status: 'active' })]);
  });

  it('is on the record, and no navigator or doctor can take it out', async () => {
    await exported();
    const { body } = await service.call('GET', held.url, { token: held.token });
    expect(body.events.at(-1)).toMatchObject({ kind: 'case.exported', actor: 'family' });
    expectStatus(await service.call('GET', `${held.url}/export`, { token: navigatorToken }), 403);
  });

  it('tells how urgent and how soon the doctor means it, in the page and in the bundle', async () => {
    for (const [language, urgency, within, specialty] of [
      ['vi', 'Cần khám sớm', 'trong vòng 3 ngày', 'Tiêu hóa'],
      ['en', 'Urgent', 'within 3 days', 'Gastroenterology'],
    ] as const) {
      const { files } = await exported({ 'accept-language': language });
      const said = /<li>[^<]*Nên nội soi\.[^<]*<\/li>/.exec(textOf(files, 'summary.html'))?.[0];
      for (const word of [urgency, within, specialty]) expect(said).toContain(word);
      const { resource } =
        bundleOf(files).entry.find(({ resource }) => JSON.stringify(resource).includes('Nên nội soi.')) ?? {};
      expect(resource).toMatchObject({
        resourceType: 'Communication',
        priority: 'urgent',
        payload: [{ contentString: 'Nên nội soi.' }, { contentString: expect.stringContaining(within) }],
      });
    }
  });

  it('has a page for people in which nothing that people wrote is more than text', async () => {
    for (const [language, word] of [
      ['vi', 'Ai đã làm gì với hồ sơ'],
      ['en', 'Who did what with the case'],
    ] as const) {
      const { files } = await exported({ 'accept-language': language });
      const page = textOf(files, 'summary.html');
      expect(page).toContain(word);
      for (const told of ['Nguyễn Văn Ổi', '0912 345 678', 'Nên nội soi.', 'Đã gọi.', '&lt;script&gt;'])
        expect(page).toContain(told);
      expect(page).not.toMatch(/<script|onerror|javascript:/i);
      expect(page).toContain(`<html lang="${language}">`);
    }
  });

  it('names files so that none leaves its folder, and two of one name stay two', async () => {
    const other = await createCase(service);
    for (let n = 0; n < 2; n++) {
      const file = { name: 'file', value: aFile('application/pdf', 20), fileName: 'a:b?*.pdf' };
      expectStatus(await service.call('POST', `${other.url}/documents`, { token: other.token, ...aForm([file]) }), 201);
    }
    const answer = await service.call('GET', `${other.url}/export`, { token: other.token });
    const names = [...unzip(answer.bytes).keys()].filter((name) => name.startsWith('documents/'));
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^documents\/\d{3}-[^\\/:*?"<>|]+\.pdf$/);
  });

  it.each([
    ['é'.repeat(250), 'é'],
    ['ế'.repeat(250), 'ế'],
    ['🩻'.repeat(120), '🩻'],
  ])('cuts a long name where a file system would, and keeps its ending (%#)', async (long, letter) => {
    const other = await createCase(service);
    const file = { name: 'file', value: aFile('application/pdf', 20), fileName: `${long}.pdf` };
    expectStatus(await service.call('POST', `${other.url}/documents`, { token: other.token, ...aForm([file]) }), 201);
    const answer = await service.call('GET', `${other.url}/export`, { token: other.token });
    const [name = ''] = [...unzip(answer.bytes).keys()].filter((each) => each.startsWith('documents/'));
    expect(Buffer.byteLength(name)).toBeLessThan(230);
    expect(name).toMatch(new RegExp(`^documents/001-(?:${letter}){20,}\\.pdf$`, 'u'));
  });

  it('says of a file that was lost that it was, and gives all the others', async () => {
    const other = await createCase(service);
    const { id } = await uploadFile(service, other);
    const kept = aFile('image/png', 500);
    await uploadFile(service, other, kept);
    await service.deps.files.remove(id);
    const answer = await service.call('GET', `${other.url}/export`, { token: other.token });
    const files = unzip(answer.bytes);
    const names = [...files.keys()].filter((name) => name.startsWith('documents/'));
    expect(names[0]).toMatch(/\.missing\.txt$/);
    expect(files.get(names[1] ?? '')?.equals(kept)).toBe(true);
  });
});

describe('the FHIR document', () => {
  const validator = new FhirValidator();

  it('is valid by the schema of R4, for a full case and for a bare one, in both languages', async () => {
    const bare = await createCase(service);
    for (const { url, token } of [held, bare]) {
      for (const language of ['vi', 'en']) {
        const headers = { 'accept-language': language };
        const answer = await service.call('GET', `${url}/export`, { token, headers });
        expect(validator.validate(bundleOf(unzip(answer.bytes)), true)).toEqual([]);
      }
    }
  });

  it('is refused by that schema when it is changed', async () => {
    const { files } = await exported();
    const bundle = bundleOf(files);
    bundle.entry.push({ fullUrl: 'urn:uuid:x', resource: { resourceType: 'Patient', id: 'not an id!' } });
    expect(validator.validate(bundle, true)).not.toEqual([]);
  });

  it('begins with the composition, says what and when it is, and every reference in it resolves', async () => {
    const { files } = await exported();
    const bundle = bundleOf(files);
    expect(bundle).toMatchObject({
      type: 'document',
      identifier: { system: 'urn:ietf:rfc:3986', value: expect.stringMatching(/^urn:uuid:/) },
      timestamp: '2026-11-16T01:00:00.000Z',
    });
    const kinds = bundle.entry.map(({ resource }) => resource.resourceType);
    expect(kinds[0]).toBe('Composition');
    expect(new Set(kinds)).toEqual(
      new Set([
        'Composition',
        'Patient',
        'Encounter',
        'Device',
        'Practitioner',
        'Condition',
        'CarePlan',
        'DocumentReference',
        'Communication',
        'RelatedPerson',
      ]),
    );
    const addresses = bundle.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    const references: string[] = [];
    JSON.stringify(bundle, (_key, value: Reference) => {
      if (typeof value?.reference === 'string') references.push(value.reference);
      return value;
    });
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((reference) => !addresses.includes(reference))).toEqual([]);
  });

  it('leads to the files of the archive', async () => {
    const { files } = await exported();
    const urls = [...textOf(files, 'fhir-bundle.json').matchAll(/"url": "([^"]+)"/g)].map(([, url = '']) => url);
    expect(urls.map(decodeURIComponent).sort()).toEqual(
      [...files.keys()].filter((name) => name.startsWith('documents/')).sort(),
    );
  });
});
