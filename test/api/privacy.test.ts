import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewContact } from '#contract/contact.ts';
import type { Intake } from '#contract/intake.ts';
import type { Patient } from '#contract/patient.ts';
import { caseStates, documentKinds, needs, severities, sexes, urgencies } from '#contract/vocabulary.ts';
import { hourMs } from '#contract/when.ts';
import { addNavigator } from '#features/navigator/manage-navigators.ts';
import { aFile, aForm } from '../builders.ts';
import { Canaries, memberNames } from '../canaries.ts';
import {
  type Answer,
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  useService,
} from '../harness.ts';

/** `npm run doctors-view` makes 50,000 on each engine; they live a shorter life and are looked at in fewer ways, by turns. */
const runs = Number(process.env.PRIVACY_RUNS ?? 100);
const isLong = runs > 1000;
const stepsMax = isLong ? 2 : 6;
/** Told when something is found: `PRIVACY_SEED` makes the same cases again. */
const seed = Number(process.env.PRIVACY_SEED ?? Date.now() % 2 ** 31);
const lanes = isLong ? 20 : 1;
const madeAtOnce = 500;

/** What a reviewer must never see: who the patient is, who the family is, and what is on the audit trail. */
const hidden = new Canaries('kinhidden');
/** What a reviewer is there to read. */
const shown = new Canaries('kinshown');
/** What the navigators' queue must not show, though a navigator may read it in the case. */
const clinical = new Canaries('kinclinical');

const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const hiddenText = fc.constant(null).map(() => hidden.next());
const shownText = fc.constant(null).map(() => shown.next());
const clinicalText = fc
  .constantFrom('ho', 'đau ngực dữ dội, vã mồ hôi', 'khó thở', 'đau bụng âm ỉ 2 tháng nay', 'nghi ung thư')
  .map((words) => `${words} ${clinical.next()}`);

/** Members that were left out are not there, rather than undefined. */
function present<Members extends object>(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members;
}

const patients = fc
  .record({
    fullName: orNothing(hiddenText),
    address: orNothing(hiddenText),
    birthYear: orNothing(fc.integer({ min: 1900, max: 2100 })),
    sex: orNothing(fc.constantFrom(...sexes)),
    province: orNothing(shownText),
  })
  .map((patient) => present(patient) as Patient);

const contacts = fc
  .record({
    fullName: hiddenText,
    role: fc.constant('secondary' as const),
    relationship: orNothing(hiddenText),
    phone: orNothing(hiddenText),
    zalo: orNothing(hiddenText),
    email: orNothing(hiddenText.map((text) => `${text}@example.vn`)),
    province: orNothing(hiddenText),
    canReceiveMedicalInfo: orNothing(fc.boolean()),
  })
  .map((contact) => present(contact) as NewContact);

const intakes = fc
  .record({
    need: fc.constantFrom(...needs),
    patient: fc
      .record({
        age: orNothing(fc.integer({ min: 0, max: 120 })),
        sex: orNothing(fc.constantFrom(...sexes)),
        province: orNothing(shownText),
        place: orNothing(fc.constantFrom('40-ky-son', '16858', '79')),
        position: orNothing(fc.constant({ latitude: 19.398712, longitude: 104.123498 })),
        isSelf: orNothing(fc.boolean()),
      })
      .map(present),
    symptoms: orNothing(clinicalText),
    diagnosis: orNothing(clinicalText),
    severity: orNothing(fc.constantFrom(...severities)),
    redFlags: orNothing(fc.array(shownText, { maxLength: 3 })),
    preferredCity: orNothing(shownText),
    goal: orNothing(clinicalText),
    insurance: orNothing(hiddenText.map((registeredAt) => ({ hasCard: true, registeredAt }))),
  })
  .map((intake) => present(intake) as Intake);

/** What a family, a navigator or a doctor may do to a case between its creation and the reading of it. */
type Step = (held: HeldCase, reviewToken: string) => Promise<Answer>;

const steps = fc.oneof(
  patients.map(
    (patient): Step =>
      (held) =>
        asFamily('PATCH', held, '', { patient }),
  ),
  intakes.map(
    (intake): Step =>
      (held) =>
        asFamily('PATCH', held, '', { intake }),
  ),
  contacts.map(
    (contact): Step =>
      (held) =>
        asFamily('POST', held, '/contacts', contact),
  ),
  fc.constantFrom(...caseStates).map(
    (state): Step =>
      (held) =>
        asFamily('PATCH', held, '', { state }),
  ),
  fc.constant<Step>((held) => asFamily('POST', held, '/renavigate')),
  fc
    .record({ dueAt: fc.constant('2026-12-01'), kind: fc.constant('revisit'), title: hiddenText, note: hiddenText })
    .map(
      (followUp): Step =>
        (held) =>
          asFamily('POST', held, '/followups', followUp),
    ),
  fc.record({ kind: fc.constantFrom(...documentKinds), title: shownText, note: shownText, fileName: hiddenText }).map(
    ({ fileName, ...fields }): Step =>
      (held) =>
        upload(held, fields, `${fileName}.pdf`),
  ),
  hiddenText.map(
    (assignedNavigator): Step =>
      (held) =>
        service.call('PATCH', held.url, { token: navigator, body: { assignedNavigator } }),
  ),
  hiddenText.map(
    (text): Step =>
      async (held) => {
        await asFamily('PATCH', held, '', { state: 'in_hospital' });
        const taking = { assignedNavigator: hidden.next(), reason: text };
        await service.call('PATCH', held.url, { token: navigator, body: taking });
        return await service.call('POST', `${held.url}/notes`, { token: navigator, body: { text } });
      },
  ),
  hiddenText.map(
    (reviewerName): Step =>
      (held) =>
        asFamily('POST', held, '/shares', { reviewerName }),
  ),
  fc.record({ opinion: shownText, urgency: fc.constantFrom(...urgencies), suggestedSpecialty: shownText }).map(
    (opinion): Step =>
      (_held, token) =>
        service.call('POST', `/v1/review/${token}/opinions`, { body: opinion }),
  ),
);

// Of so many the lines of the log alone would fill the memory.
const service = useService(isLong ? { logLevel: 'silent' } : {});
/** Under a name that a doctor never reads, though it stands in the events and beside the notes. */
let navigator = '';
beforeAll(async () => {
  navigator = await addNavigator(service.db, hidden.next(), 0);
});

async function asFamily(method: string, held: HeldCase, path: string, body?: unknown): Promise<Answer> {
  return await service.call(method, held.url + path, { token: held.token, ...(body !== undefined && { body }) });
}

async function upload(held: HeldCase, fields: Record<string, string>, fileName: string): Promise<Answer> {
  const form = aForm([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', value: aFile(), fileName, contentType: 'application/pdf' },
  ]);
  return await service.call('POST', `${held.url}/documents`, { token: held.token, ...form });
}

const hiddenMembers = [
  'contacts',
  'events',
  'followUps',
  'notes',
  'fullName',
  'address',
  'phone',
  'zalo',
  'email',
  'relationship',
  'fileName',
  'isSelf',
  'place',
  'position',
  'latitude',
  'assignedNavigator',
  'accessToken',
  'reviewToken',
  'actor',
];

function expectNothingHidden(answer: Answer, held: HeldCase): void {
  const whole = JSON.stringify(answer.headers) + answer.text;
  expect(hidden.foundIn(whole)).toEqual([]);
  expect(whole).not.toContain(held.token);
  const names = memberNames(answer.body);
  expect(hiddenMembers.filter((name) => names.has(name))).toEqual([]);
}

/** Everything that a link opens or refuses; in the long run all files and one of the others, by turns. */
async function answersToReviewer(token: string, documentIds: string[], nth: number): Promise<Answer[]> {
  const link = `/v1/review/${token}`;
  const write = (body: object) => service.call('POST', `${link}/opinions`, { body });
  const others = [
    () => service.call('GET', `${link}/documents/none/file`),
    () => service.call('GET', link, { headers: { 'accept-language': 'en' } }),
    () => write({ opinion: 'Nên khám.', urgency: 'urgent' }),
    () => write({ opinion: '' }),
    () => service.call('POST', `${link}/opinions`, { payload: '{', headers: { 'content-type': 'application/json' } }),
    () => service.call('PUT', link),
    () => service.call('GET', `${link}/contacts`),
  ];
  const files = documentIds.map((id) => () => service.call('GET', `${link}/documents/${id}/file`));
  const asked = isLong ? others.slice(nth % others.length, (nth % others.length) + 1) : others;
  return await Promise.all([...files, ...asked].map((ask) => ask()));
}

/** By a link with one chosen document nothing of the others is told, neither that they are there. */
async function expectOnlyChosen(held: HeldCase, documents: { id: string; title: string; note: string }[]) {
  const [chosen, ...others] = documents;
  if (!chosen || others.length === 0) return;
  const { reviewToken } = await createShare(service, held, { documentIds: [chosen.id] });
  const review = expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  expectNothingHidden(review, held);
  expect(review.body.documents).toHaveLength(1);
  for (const { id, title, note } of others) {
    const refused = expectStatus(await service.call('GET', `/v1/review/${reviewToken}/documents/${id}/file`), 404);
    for (const text of [review.text, refused.text])
      for (const each of [id, title, note]) expect(text).not.toContain(each);
  }
}

const lives = fc.record({
  intake: intakes,
  patient: patients,
  family: fc.array(contacts, { maxLength: 4 }),
  actions: fc.array(steps, { maxLength: stepsMax }),
});
type Life = typeof lives extends fc.Arbitrary<infer Made> ? Made : never;

async function* generatedLives(): AsyncGenerator<Life> {
  for (let made = 0; made < runs; made += madeAtOnce) {
    yield* fc.sample(lives, { numRuns: Math.min(madeAtOnce, runs - made), seed: seed + made });
  }
}

/** Lives the case, reads it as the doctor, and gives how many documents there were to be seen. */
async function liveAndLook({ intake, patient, family, actions }: Life, nth: number): Promise<number> {
  // So that the navigator does not open more cases within an hour than anybody would.
  service.moveClock(hourMs / 50);
  const held = await createCase(service, { intake, patient, contacts: family });
  const { reviewToken } = await createShare(service, held, { reviewerName: shown.next() });
  for (const act of actions) expect((await act(held, reviewToken)).status).toBeLessThan(300);
  await service.call('GET', held.url, { token: navigator });

  const review = expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  expectNothingHidden(review, held);
  const { symptoms = '', diagnosis = '', goal = '' } = intake;
  const sent = clinical.foundIn(symptoms + diagnosis + goal);
  expect(clinical.foundIn(review.text)).toEqual(expect.arrayContaining(sent));
  const { documents } = review.body;
  const ids = documents.map(({ id }: { id: string }) => id);
  for (const answer of await answersToReviewer(reviewToken, ids, nth)) expectNothingHidden(answer, held);
  await expectOnlyChosen(held, documents);
  return documents.length;
}

describe('an invited doctor', () => {
  it(`reads no contact, name, address, phone number, file name or event of any case (seed ${seed})`, {
    timeout: 600_000 + runs * 100,
  }, async () => {
    let nth = 0;
    let documentsSeen = 0;
    const made = generatedLives();
    const run = async () => {
      for await (const life of made) documentsSeen += await liveAndLook(life, nth++);
    };
    await Promise.all(Array.from({ length: lanes }, run));
    expect(nth).toBe(runs);
    expect(documentsSeen).toBeGreaterThan(0);
    expect(hidden.count).toBeGreaterThan(runs);
  });
});

describe('the queue of the navigators', () => {
  it('shows no name, no contact and no text about the illness', { timeout: 600_000 + runs * 10 }, async () => {
    let pages = 0;
    for (let url: string | undefined = '/v1/navigator/queue?limit=200'; url; pages++) {
      const page: Answer = expectStatus(await service.call('GET', url, { token: navigatorToken }), 200);
      for (const item of page.body) {
        const { assignedNavigator: _theirOwn, ...rest } = item;
        expect(hidden.foundIn(JSON.stringify(rest))).toEqual([]);
        expect(clinical.foundIn(JSON.stringify(rest))).toEqual([]);
      }
      url = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
      if (page.body.length === 0) throw new Error('the generated cases left nobody in the queue');
    }
    expect(pages).toBeGreaterThan(0);
  });
});
