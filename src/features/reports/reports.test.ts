import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryHospital } from '#contract/directory.ts';
import type { NewReport, Report, ReportDecision } from '#contract/report.ts';
import { reportLimits } from '#contract/report-limits.ts';
import { dayMs, vietnamDay } from '#contract/when.ts';
import { aDirectory, aHospital } from '#test/a-directory.ts';
import { aReport } from '#test/builders.ts';
import { type Answer, expectStatus, navigatorToken, type Service, startService } from '#test/harness.ts';
import { openedRows } from '#test/stored.ts';
import { runDailyJob } from '../daily/daily-job.ts';
import { describeCorrections } from '../directory/commands.ts';
import { importDirectory } from '../directory/import-directory.ts';
import { findStoredDirectory } from '../directory/queries.ts';
import { type LiveDirectory, loadGraph, watchDirectory } from '../directory/watch-directory.ts';
import { addNavigator } from '../navigator/manage-navigators.ts';
import { undoReport } from './settle-report.ts';

let service: Service;
let another: LiveDirectory;
beforeAll(async () => {
  service = await startService();
  await importHospitals(aHospital({ phone: '028 1111', location: { lat: 10.7, lng: 106.7 } }));
  const onError = (error: unknown) => {
    throw error;
  };
  another = await watchDirectory(service.db, { onError, everyMs: 1_000_000 });
});
afterAll(async () => {
  another.stop();
  await service.stop();
});

/** Each import has a version of its own, however small the difference; the graph of the service follows. */
async function importHospitals(...hospitals: DirectoryHospital[]): Promise<void> {
  await importDirectory(service.db, aDirectory({ hospitals }), { origin: 'imported', now: service.deps.clock() });
  await lookAgain();
}

async function lookAgain(): Promise<void> {
  service.setGraph(await loadGraph(service.db));
}

const send = (report: Partial<NewReport> = {}, hospital = 'bv-mot', headers: Record<string, string> = {}) =>
  service.call('POST', `/v1/hospitals/${hospital}/reports`, { body: aReport(report), headers });

const reportOf = async (report: Partial<NewReport> = {}): Promise<string> =>
  expectStatus(await send(report), 202).body.reportId;

const settle = (id: string, body: ReportDecision, token = navigatorToken) =>
  service.call('PATCH', `/v1/navigator/reports/${id}`, { token, body, headers: { 'accept-language': 'en' } });

const list = (query = '') => service.call('GET', `/v1/navigator/reports${query}`, { token: navigatorToken });

const hospital = async (): Promise<Answer['body']> => {
  await lookAgain();
  return expectStatus(await service.call('GET', '/v1/hospitals/bv-mot'), 200).body;
};

const checked = { status: 'accepted', source: 'Gọi thử', certainty: 'checked' } as const;

/** A correction of a new report, in force. */
async function correct(correction: NonNullable<ReportDecision['correction']>): Promise<string> {
  const id = await reportOf();
  expectStatus(await settle(id, { ...checked, correction }), 200);
  return id;
}

afterEach(async () => {
  await service.db.deleteFrom('corrections').execute();
  await service.db.deleteFrom('reports').execute();
  await lookAgain();
});

describe('whoever sees something wrong', () => {
  it('says so without an account, and nothing changes before a person has looked', async () => {
    const before = await hospital();
    const { body } = expectStatus(await send({ source: 'Bảng ở cổng', contact: 'Lan, 0912 000 111' }), 202);
    expect(Object.keys(body)).toEqual(['reportId']);
    expect(await hospital()).toEqual(before);
    const [report] = expectStatus(await list(), 200).body as Report[];
    expect(report).toMatchObject({
      id: body.reportId,
      hospitalId: 'bv-mot',
      hospitalName: 'Bệnh viện Một',
      present: { name: 'Bệnh viện Một', phone: before.phone },
      field: 'phone',
      text: 'Số này không còn dùng.',
      source: 'Bảng ở cổng',
      contact: 'Lan, 0912 000 111',
      status: 'open',
      settledAt: null,
      settledBy: null,
      correction: null,
    });
  });

  it('is told in both languages what is wrong with the report, and 404 of a hospital that never was', async () => {
    const fault = async (body: unknown, language: string) => {
      const headers = { 'accept-language': language };
      const answer = await service.call('POST', '/v1/hospitals/bv-mot/reports', { body, headers });
      return expectStatus(answer, 400).body.error;
    };
    expect(await fault({ field: 'phone' }, 'vi')).toBe('text: thiếu mục bắt buộc này.');
    expect(await fault({ field: 'phone' }, 'en')).toBe('text: is required.');
    expect(await fault({ field: 'roof', text: 'x' }, 'en')).toContain('field: must be one of: phone, address');
    expect(await fault({ field: 'phone', text: '' }, 'vi')).toBe('text: phải có ít nhất 1 ký tự.');
    expect(await fault({ ...aReport(), email: 'x' }, 'en')).toContain('email: is not a known member');
    expectStatus(await send({}, 'bv-khong-co'), 404);
  });

  it('gets the same answer to a retry, and makes no second report', async () => {
    const headers = { 'idempotency-key': 'gui lai vi mang yeu' };
    const first = expectStatus(await send({}, 'bv-mot', headers), 202).body;
    expect(expectStatus(await send({}, 'bv-mot', headers), 202).body).toEqual(first);
    expect(expectStatus(await list(), 200).body).toHaveLength(1);
    expectStatus(await send({ text: 'Khác.' }, 'bv-mot', headers), 409);
  });

  it('is heard however many wait for the hospital, also at once: as many as there were, the oldest of which makes room', async () => {
    const max = reportLimits.openPerHospitalMax;
    const first = await reportOf();
    const answers = await Promise.all(Array.from({ length: max + 2 }, () => send()));
    for (const answer of answers) expectStatus(answer, 202);
    const open = expectStatus(await list('?limit=200'), 200).body as Report[];
    expect(open).toHaveLength(max);
    expect(open.map(({ id }) => id)).not.toContain(first);
    const gone = expectStatus(await list('?status=rejected&limit=200'), 200).body as Report[];
    expect(gone).toHaveLength(3);
    expect(gone.find(({ id }) => id === first)).toMatchObject({ settledBy: 'system', text: 'Số này không còn dùng.' });
  });

  it('is heard however many wait in all', async () => {
    await reportOf();
    const { position: _, ...row } = await service.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: reportLimits.openMax - 1 }, (_each, index) => ({
      ...row,
      id: `copy-${index}`,
      hospital_id: `bv-${index}`,
    }));
    for (let from = 0; from < copies.length; from += 500) {
      await service.db
        .insertInto('reports')
        .values(copies.slice(from, from + 500))
        .execute();
    }
    expectStatus(await send(), 202);
    const open = service.db.selectFrom('reports').select('id').where('status', '=', 'open');
    expect(await open.execute()).toHaveLength(reportLimits.openMax);
  });
});

describe('a navigator', () => {
  it('accepts, and every instance shows the fact with its source, date and certainty at its next look', async () => {
    const token = await addNavigator(service.db, 'Cô Tư', service.deps.clock());
    const id = await reportOf({ contact: 'Lan' });
    const correction = { phone: '028 2222', emergency24h: true, hours: '7–16 giờ', note: 'Cổng chính ở đường Lê Lai.' };
    const { body } = expectStatus(await settle(id, { ...checked, correction }, token), 200);
    const today = vietnamDay(service.deps.clock());
    expect(body).toMatchObject({ status: 'accepted', settledBy: 'Cô Tư', contact: null });
    expect(body.correction).toEqual({
      facts: correction,
      source: 'Gọi thử',
      certainty: 'checked',
      asOf: today,
      acceptedBy: 'Cô Tư',
    });

    expect(await another.refresh()).toBe(true);
    expect(another.graph().hospitals.get('bv-mot')?.phone).toBe('028 2222');
    const shown = await hospital();
    expect(shown).toMatchObject({ phone: '028 2222', emergency24h: true });
    const grounds = { source: 'Gọi thử', asOf: today, certainty: 'checked' };
    expect(shown.hours).toEqual([{ text: '7–16 giờ', ...grounds }]);
    expect(shown.phones).toEqual([{ number: '028 2222', use: 'switchboard', ...grounds }]);
    expect(shown.rules[0]).toEqual({ text: 'Cổng chính ở đường Lê Lai.', ...grounds });
    expect(shown.corrections).toHaveLength(4);
    for (const each of shown.corrections) expect(each).toMatchObject(grounds);
  });

  it('takes a hospital that is closed out of search; it stays readable', async () => {
    await correct({ retired: true });
    expect((await hospital()).retired).toBe(true);
    expect(expectStatus(await service.call('GET', '/v1/hospitals'), 200).body).toEqual([]);
  });

  it('gives a hospital its new name, by which and by the old one it is found', async () => {
    await correct({ name: 'Bệnh viện Đa khoa Sen Hồng' });
    expect(await hospital()).toMatchObject({ name: 'Bệnh viện Đa khoa Sen Hồng', aliases: ['Bệnh viện Một'] });
    for (const name of ['sen hong', 'benh vien mot']) {
      const found = await service.call('GET', `/v1/hospitals?q=${encodeURIComponent(name)}`);
      expect(expectStatus(found, 200).body, name).toHaveLength(1);
    }
  });

  it('rejects with a reason, and nothing changes', async () => {
    const before = await hospital();
    const id = await reportOf({ contact: 'Lan' });
    const { body } = expectStatus(await settle(id, { status: 'rejected', reason: 'Số vẫn đúng' }), 200);
    expect(body).toMatchObject({ status: 'rejected', reason: 'Số vẫn đúng', contact: null, correction: null });
    expect(await hospital()).toEqual(before);
  });

  it('undoes what was accepted, and the record keeps who did either', async () => {
    const before = await hospital();
    const token = await addNavigator(service.db, 'Cô Năm', service.deps.clock());
    const id = await correct({ phone: '028 2222' });
    const { body } = expectStatus(await settle(id, { status: 'undone', reason: 'Nhầm số' }, token), 200);
    expect(body).toMatchObject({ status: 'undone', settledBy: 'Cô Năm', correction: { acceptedBy: 'navigator' } });
    expect(await another.refresh()).toBe(true);
    expect(await hospital()).toEqual(before);
    expectStatus(await settle(id, { status: 'undone', reason: 'Nhầm số' }), 409);
  });

  it('is refused what does not go together, in both languages', async () => {
    const id = await reportOf();
    const { source, certainty, status } = checked;
    const correction = { phone: '1' };
    const faults: [ReportDecision, string][] = [
      [checked, 'correction: is required.'],
      [{ ...checked, correction: {} }, 'correction: is required.'],
      [{ status, correction, certainty }, 'source: is required.'],
      [{ status, correction, source }, 'certainty: is required.'],
      [{ ...checked, correction, source: 'https://' }, 'source: begins like an address and is none.'],
      [{ status: 'rejected' }, 'reason: is required.'],
      [{ status: 'undone' }, 'reason: is required.'],
      [{ status: 'rejected', reason: 'x', correction }, 'correction: goes with status accepted only.'],
      [
        { ...checked, correction: { location: { lat: 21, lng: 105.8 } } },
        'correction.location: lies outside Hồ Chí Minh.',
      ],
    ];
    for (const [decision, fault] of faults) {
      expect(expectStatus(await settle(id, decision), 400).body.error).toBe(fault);
    }
    expect(expectStatus(await list(), 200).body).toHaveLength(1);
    const reopened = { ...checked, correction: { retired: false as true } };
    expect(expectStatus(await settle(id, reopened), 400).body.error).toContain('must be one of: true');
    expectStatus(await settle('no-such-report', { ...checked, correction }), 404);
  });

  it('reads page by page, each report once, those that wait longest first', async () => {
    const sent = [];
    for (let count = 0; count < 5; count++) sent.push(await reportOf({ text: `Lời ${count}` }));
    const seen: string[] = [];
    for (let url: string | undefined = '?limit=2'; url; ) {
      const page: Answer = expectStatus(await list(url), 200);
      expect(page.headers['x-total-count']).toBe('5');
      seen.push(...page.body.map(({ id }: Report) => id));
      url = /<[^?]+(\?[^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(sent);
    for (const id of sent) expectStatus(await settle(id, { status: 'rejected', reason: 'Số vẫn đúng' }), 200);
    const rejected = expectStatus(await list('?status=rejected'), 200).body as Report[];
    expect(rejected.map(({ id }) => id)).toEqual(sent.toReversed());
    for (const status of ['open', 'accepted', 'undone']) {
      expect(expectStatus(await list(`?status=${status}`), 200).body).toEqual([]);
    }
    expectStatus(await list('?status=all'), 400);
    expectStatus(await list('?cursor=x'), 400);
  });
});

it('two navigators at once: exactly one settles the report, in every round', async () => {
  for (let round = 0; round < 8; round++) {
    const id = await reportOf();
    const answers = await Promise.all([
      settle(id, { ...checked, correction: { phone: '028 2222' } }),
      settle(id, { status: 'rejected', reason: 'Số vẫn đúng' }),
      settle(id, { ...checked, correction: { phone: '028 3333' } }),
      settle(id, { status: 'rejected', reason: 'Không rõ' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body as Report;
    const corrections = await service.db
      .selectFrom('corrections')
      .select('facts')
      .where('report_id', '=', id)
      .execute();
    expect(corrections.map(({ facts }) => JSON.parse(facts))).toEqual(
      winner.correction ? [winner.correction.facts] : [],
    );
  }
});

describe('the next import', () => {
  const imported = (changes: Partial<DirectoryHospital>) =>
    importHospitals(aHospital({ phone: '028 1111', location: { lat: 10.7, lng: 106.7 }, ...changes }));

  it('does not bring back what was wrong, however new it says it is', async () => {
    await correct({ phone: '028 2222', hours: '7–16 giờ' });
    await imported({ verifiedAt: '2027-06-01', beds: 10 });
    expect(await hospital()).toMatchObject({ phone: '028 2222', beds: 10 });
    await imported({});
  });

  it('is believed when it was verified on a later day and says something else', async () => {
    await correct({ phone: '028 2222', address: '2 Lê Lai' });
    await imported({ verifiedAt: '2026-11-15', phone: '028 4444' });
    expect((await hospital()).phone).toBe('028 2222');
    await imported({ verifiedAt: '2026-11-17', phone: '028 4444' });
    const shown = await hospital();
    expect(shown).toMatchObject({ phone: '028 4444', address: '2 Lê Lai' });
    expect(shown.corrections).toMatchObject([{ fact: 'address' }]);
    await imported({});
  });

  it('finds in the export what was corrected, and taking that in again changes nothing more', async () => {
    await correct({ name: 'Bệnh viện Sen Hồng', phone: '028 2222', hours: '7–16 giờ' });
    const exported = (await findStoredDirectory(service.db))?.directory;
    expect(exported?.hospitals[0]).toMatchObject({ phone: '028 2222', corrections: [{}, {}, {}] });
    const before = await hospital();
    await importDirectory(service.db, exported, { origin: 'imported', now: service.deps.clock() });
    expect(await hospital()).toEqual(before);
    await imported({});
  });

  it('is told by the list of corrections where it took over, and whoever holds the machine takes one back', async () => {
    const id = await correct({ phone: '028 2222', address: '2 Lê Lai' });
    expect(await describeCorrections(service.db)).toEqual([
      expect.stringMatching(
        /^.+\tbv-mot\t\{"phone":"028 2222",.+\tchecked: Gọi thử\tnavigator 2026-11-16T.+\tin force$/,
      ),
    ]);
    await imported({ verifiedAt: '2026-11-17', phone: '028 4444' });
    const [line] = await describeCorrections(service.db);
    expect(line).toMatch(/\tgiven way to a later import: phone$/);
    await undoReport(service.db, id, service.deps.clock());
    expect(await describeCorrections(service.db)).toEqual([]);
    expect((await hospital()).address).toBe(aHospital().address);
    await expect(undoReport(service.db, id, service.deps.clock())).rejects.toThrow('report_settled');
    await imported({});
  });

  it('leaves the later of two corrections above the earlier', async () => {
    await correct({ phone: '028 2222', address: '2 Lê Lai' });
    const later = await correct({ phone: '028 3333' });
    expect(await hospital()).toMatchObject({ phone: '028 3333', address: '2 Lê Lai' });
    expectStatus(await settle(later, { status: 'undone', reason: 'Nhầm số' }), 200);
    expect((await hospital()).phone).toBe('028 2222');
  });
});

describe('how to reach whoever told us', () => {
  const contact = 'kincontact0912000111z';

  const stored = async () => JSON.stringify(await openedRows(service));

  it('is in no log and no public answer, and gone once the report is settled', async () => {
    const received = expectStatus(await send({ contact }), 202);
    const id = received.body.reportId;
    expect(await stored()).toContain(contact);
    expect(expectStatus(await list(), 200).text).toContain(contact);
    const settled = expectStatus(await settle(id, { ...checked, correction: { phone: '028 2222' } }), 200);
    expect(await stored()).not.toContain(contact);
    const bad = await send({ contact: contact.repeat(10) });
    const answers = [
      received,
      settled,
      bad,
      await list('?status=accepted'),
      await service.call('GET', '/v1/hospitals'),
    ];
    for (const { text, headers } of answers) expect(text + JSON.stringify(headers)).not.toContain(contact);
    expect(JSON.stringify(await hospital())).not.toContain(contact);
    expect(service.logLines.join('')).not.toContain(contact);
    const keys = await service.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain(contact);
  });

  it(`is forgotten after ${reportLimits.contactKeepDays} days, though nobody has looked; the report stays`, async () => {
    const start = service.deps.clock();
    await reportOf({ contact });
    const daily = () => runDailyJob(service.deps);
    service.setClock(start + reportLimits.contactKeepDays * dayMs - 1);
    await daily();
    expect(await stored()).toContain(contact);
    service.setClock(start + reportLimits.contactKeepDays * dayMs);
    await daily();
    expect(await stored()).not.toContain(contact);
    expect(expectStatus(await list(), 200).body).toMatchObject([{ contact: null, status: 'open' }]);
    service.setClock(start);
  });
});
