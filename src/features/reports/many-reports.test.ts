import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryHospital } from '#contract/directory.ts';
import type { Report } from '#contract/report.ts';
import { reportLimits } from '#contract/report-limits.ts';
import { dayMs } from '#contract/when.ts';
import { aDirectory, aHospital } from '#test/a-directory.ts';
import { aReport } from '#test/builders.ts';
import { expectStatus, isOneInstance, navigatorToken, type Service, startService } from '#test/harness.ts';
import { importDirectory } from '../directory/import-directory.ts';
import { type LiveDirectory, loadGraph, watchDirectory } from '../directory/watch-directory.ts';

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

afterEach(async () => {
  await service.db.deleteFrom('corrections').execute();
  await service.db.deleteFrom('reports').execute();
  await lookAgain();
});

describe('an address', () => {
  let limited: Service;
  beforeAll(async () => {
    limited = await startService({ requestsPerMinute: 3000, trustProxy: '127.0.0.1' });
  });
  afterAll(() => limited.stop());

  const report = (ip: string, hospitalId = 'bv-cho-ray', body = aReport()) => {
    const headers = { 'x-forwarded-for': ip };
    return limited.call('POST', `/v1/hospitals/${hospitalId}/reports`, { body, headers });
  };

  it.runIf(isOneInstance)('may send so many reports a minute, and then still read', async () => {
    const places = ['bv-cho-ray', 'bv-bach-mai', 'bv-viet-duc'];
    for (let count = 0; count < reportLimits.perMinuteMax; count++) {
      expectStatus(await report('203.0.113.1', places[count % places.length]), 202);
    }
    expect(expectStatus(await report('203.0.113.1'), 429).headers['retry-after']).toBe('60');
    expectStatus(await limited.call('GET', '/v1/hospitals/bv-cho-ray'), 200);
    limited.moveClock(60_000);
    expectStatus(await report('203.0.113.1', 'bv-viet-duc'), 202);
  });

  it('tells of one hospital twice a day, and of others besides', async () => {
    for (let count = 0; count < reportLimits.perAddressAndDayMax; count++)
      expectStatus(await report('203.0.113.2'), 202);
    expect(expectStatus(await report('203.0.113.2'), 429).headers['retry-after']).toBe(String(dayMs / 1000));
    expectStatus(await report('203.0.113.2', 'bv-bach-mai'), 202);
    expectStatus(await report('203.0.113.3'), 202);
    limited.moveClock(dayMs);
    expectStatus(await report('203.0.113.2'), 202);
  });

  it('is heard when strangers have filled the list of a hospital, and is not what makes room for more of them', async () => {
    await limited.db.deleteFrom('reports').execute();
    const honest = aReport({ field: 'emergency', text: 'Khoa cấp cứu đã đóng.' });
    const { reportId } = expectStatus(await report('198.51.100.1', 'bv-cho-ray', honest), 202).body;
    const flood = reportLimits.openPerHospitalMax * 2;
    for (let address = 0; address < flood; address++) expectStatus(await report(`203.0.113.${100 + address}`), 202);
    const late = expectStatus(await report('198.51.100.2', 'bv-cho-ray', honest), 202).body.reportId;
    const answer = await limited.call('GET', '/v1/navigator/reports?limit=200', { token: navigatorToken });
    const open = (expectStatus(answer, 200).body as Report[]).map(({ id }) => id);
    expect(open).toHaveLength(reportLimits.openPerHospitalMax);
    expect(open).toEqual(expect.arrayContaining([reportId, late]));
    expect(JSON.stringify(await limited.db.selectFrom('reports').select('address').execute())).not.toContain(
      '203.0.113',
    );
  });

  it('is what makes room before reports of which nobody knows the address, as those of before the upgrade', async () => {
    await limited.db.deleteFrom('reports').execute();
    const former: string[] = [];
    while (former.length < reportLimits.openPerHospitalMax - reportLimits.perAddressAndDayMax) {
      former.push(expectStatus(await report(`203.0.113.${former.length}`), 202).body.reportId);
    }
    await limited.db.updateTable('reports').set({ address: null }).execute();
    const own: string[] = [];
    while (own.length < reportLimits.perAddressAndDayMax)
      own.push(expectStatus(await report('198.51.100.3'), 202).body.reportId);
    const late = expectStatus(await report('198.51.100.4'), 202).body.reportId;
    const rows = await limited.db.selectFrom('reports').select('id').where('status', '=', 'open').execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...former, ...own.slice(1), late].toSorted());
  });
});
