import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewContact } from '#contract/contact.ts';
import type { ContactNoticesChange, Notices } from '#contract/notice.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import { aContact, aFollowUp, anIntake } from '#test/builders.ts';
import { Canaries } from '#test/canaries.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  readCase,
  type Service,
  startOfTest,
  startService,
} from '#test/harness.ts';
import { aReadingDevice, claimsOf, headerOf, startMailServer, startReceiver, textOf } from '#test/post-offices.ts';
import { sayYes } from '#test/routes.ts';
import { runDailyJob } from '../daily/daily-job.ts';
import { openSender } from './send-notices.ts';

const minuteMs = hourMs / 60;
const secret = 'a-secret-of-the-gateway';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let push: Awaited<ReturnType<typeof startReceiver>>;
let gateway: Awaited<ReturnType<typeof startReceiver>>;
let service: Service;
let sender: ReturnType<typeof openSender>;
let held: HeldCase;

beforeEach(async () => {
  [mail, push, gateway] = await Promise.all([startMailServer(), startReceiver(), startReceiver()]);
  service = await startService({
    mail: { url: mail.url, from: 'Dẫn Lối <tin@danloi.test>' },
    webhook: { url: `${gateway.url}/hook`, secret },
    pushHosts: [push.url],
  });
  sender = openSender(service.deps);
  held = await createCase(service);
});
afterEach(async () => {
  await sender.close();
  await Promise.all([service.stop(), mail.stop(), push.stop(), gateway.stop()]);
});

const asFamily = (method: string, path: string, body?: unknown) =>
  service.call(method, held.url + path, { token: held.token, ...(body !== undefined && { body }) });

async function agree(notices: ContactNoticesChange, contact: Partial<NewContact> = {}): Promise<string> {
  const added = await asFamily(
    'POST',
    '/contacts',
    aContact({ email: 'lan@example.vn', phone: '0912345678', ...contact }),
  );
  const { id } = expectStatus(added, 200).body;
  expectStatus(await asFamily('PUT', `/contacts/${id}/notices`, notices), 200);
  await sayYes(service);
  return id;
}

async function addDevice(path = '/device') {
  const device = aReadingDevice(push.url + path);
  const { id } = expectStatus(await asFamily('POST', '/push-subscriptions', device.body), 201).body;
  return { id, ...device };
}

/** The first opening of an invitation is news. */
async function makeNews(): Promise<void> {
  const { reviewToken } = await createShare(service, held);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
}

async function later(ms: number): Promise<void> {
  service.moveClock(ms);
  await sender.sendDue();
}

async function read(): Promise<Notices> {
  return expectStatus(await asFamily('GET', '/notices'), 200).body;
}

const stateOf = async (contactId: string) =>
  (await read()).contacts.find((each) => each.contactId === contactId)?.email;
const metric = async (line: string) => (await service.deps.metrics.registry.metrics()).includes(line);

describe('a mail', () => {
  it('says in the reader’s language that there is news, where to look and how to stop, and nothing else', async () => {
    await agree({ email: true });
    await agree({ email: true, language: 'en' }, { email: 'ann@example.vn' });
    await makeNews();
    await sender.sendDue();
    const [vi, en] = mail.mails;
    expect([vi?.to, en?.to]).toEqual(['lan@example.vn', 'ann@example.vn']);
    const raw = vi?.raw ?? '';
    const oneClick = headerOf(raw, 'List-Unsubscribe').slice(1, -1);
    const token = oneClick.replace('https://danloi.test/v1/stop/', '');
    expect(headerOf(raw, 'Subject')).toBe(`Có tin mới trong hồ sơ ${held.caseId}`);
    expect(textOf(raw).replaceAll('\r\n', '\n').trim()).toBe(
      [
        `Có tin mới trong hồ sơ ${held.caseId}. Mở trang để xem:`,
        'https://danloi.test/case',
        '',
        'Bạn nhận tin này vì gia đình giữ hồ sơ đã ghi tên bạn vào danh sách báo tin.',
        `Không muốn nhận nữa: https://danloi.test/stop#${token}`,
      ].join('\n'),
    );
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(raw, 'From')).toBe('Dẫn Lối <tin@danloi.test>');
    expect(headerOf(en?.raw ?? '', 'Subject')).toBe(`There is news in case ${held.caseId}`);
    expectStatus(await service.call('POST', `/v1/stop/${token}`), 200);
    await makeNews();
    await sender.sendDue();
    expect(mail.mails.map(({ to }) => to)).toEqual(['lan@example.vn', 'ann@example.vn', 'ann@example.vn']);
    expect(await metric('danloi_notices_total{channel="email",outcome="sent"} 3')).toBe(true);
  });

  it('comes once for an opinion, for the first opening only, and once for all that happened before it went', async () => {
    await agree({ email: true });
    const { reviewToken } = await createShare(service, held);
    const open = () => service.call('GET', `/v1/review/${reviewToken}`);
    const write = () => service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Khám sớm.' } });
    await open();
    await sender.sendDue();
    await open();
    await sender.sendDue();
    expect(mail.mails).toHaveLength(1);
    await write();
    await write();
    await sender.sendDue();
    expect(mail.mails).toHaveLength(2);
    await sender.sendDue();
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('waits for a mail server that is down, and the server is not asked once for each', async () => {
    const names = [...'abcdefghijklm'];
    await mail.stop();
    const ids = await Promise.all(
      names.map((name) => agree({ email: true }, { email: `${name}@example.vn`, phone: '' })),
    );
    await makeNews();
    await sender.sendDue();
    const rows = () => service.db.selectFrom('notices').select(['id', 'tries', 'sent_at']).orderBy('id').execute();
    const tried = await rows();
    expect(tried.map(({ tries }) => tries).sort()).toEqual([0, 0, 0, ...Array<number>(10).fill(1)]);
    expect(await metric('danloi_notices_total{channel="email",outcome="retry"} 10')).toBe(true);
    const again = await startMailServer(mail.port);
    mail = again;
    await later(10 * minuteMs);
    expect(again.mails.map(({ to }) => to).sort()).toEqual(names.map((name) => `${name}@example.vn`));
    expect(again.mails.map(({ messageId }) => messageId.slice(1, 37)).toSorted()).toEqual(tried.map(({ id }) => id));
    expect(await stateOf(ids[0] ?? '')).toEqual({ status: 'on', failedAt: null });
  });

  it('waits while the channel is switched off, perhaps by mistake', async () => {
    const id = await agree({ email: true });
    await makeNews();
    await openSender({ ...service.deps, config: { ...service.deps.config, mail: undefined } }).sendDue();
    expect(await stateOf(id)).toEqual({ status: 'on', failedAt: null });
    await later(minuteMs);
    expect(mail.mails).toHaveLength(1);
  });

  it('that is refused for now is tried again with growing pauses, then given up where the family sees it', async () => {
    const id = await agree({ email: true });
    mail.refusals.set('lan@example.vn', { responseCode: 450 });
    await makeNews();
    await sender.sendDue();
    for (const minutes of [1, 5, 30, 120]) await later(minutes * minuteMs);
    expect(await stateOf(id)).toEqual({ status: 'on', failedAt: null });
    await later(6 * hourMs - 1);
    expect(await stateOf(id)).toEqual({ status: 'on', failedAt: null });
    await later(1);
    const failedAt = new Date(service.deps.clock()).toISOString();
    expect(await stateOf(id)).toEqual({ status: 'on', failedAt });
    const { events } = await readCase(service, held);
    expect(events.at(-1)).toMatchObject({ kind: 'notice.failed', detail: { channel: 'email', contactId: id } });
    expect(await metric('danloi_notices_total{channel="email",outcome="failed"} 1')).toBe(true);
    await later(dayMs);
    mail.refusals.clear();
    await makeNews();
    await sender.sendDue();
    expect(mail.mails).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ status: 'on', failedAt: null });
  });

  it('to an address that does not exist is given up at once, and the others are sent', async () => {
    const id = await agree({ email: true });
    await agree({ email: true }, { email: 'hung@example.vn' });
    mail.refusals.set('lan@example.vn', { responseCode: 550 });
    await makeNews();
    await sender.sendDue();
    expect((await stateOf(id))?.failedAt).toBe(new Date(startOfTest).toISOString());
    expect(mail.mails.map(({ to }) => to)).toEqual(['hung@example.vn']);
  });
});

describe('a follow-up that is due', () => {
  const followUp = async (changes = {}) =>
    expectStatus(await asFamily('POST', '/followups', aFollowUp({ dueAt: '2026-11-16', ...changes })), 200).body.id;

  it('is told to the contact it names, else to all who agreed, once', async () => {
    const lan = await agree({ email: true });
    await agree({ email: true }, { email: 'hung@example.vn' });
    await followUp({ notifyContactId: lan });
    await runDailyJob(service.deps);
    await sender.sendDue();
    expect(mail.mails.map(({ to }) => to)).toEqual(['lan@example.vn']);
    await followUp();
    await runDailyJob(service.deps);
    await runDailyJob(service.deps);
    await sender.sendDue();
    expect(mail.mails.map(({ to }) => to)).toEqual(['lan@example.vn', 'lan@example.vn', 'hung@example.vn']);
  });

  it('is not told any more once it is done or moved, unless the message tells of something else too', async () => {
    await agree({ email: true });
    const [done, moved] = [await followUp(), await followUp({ dueAt: '2026-11-16T20:00' })];
    for (const [id, change] of [
      [done, { status: 'done' }],
      [moved, { dueAt: '2026-12-24' }],
    ]) {
      await service.db.deleteFrom('reminders').execute();
      await service.db.updateTable('follow_ups').set({ status: 'cancelled' }).where('id', '!=', id).execute();
      await runDailyJob(service.deps);
      expectStatus(await asFamily('PATCH', `/followups/${id}`, change), 200);
      await sender.sendDue();
    }
    expect(mail.mails).toEqual([]);
    const last = await followUp();
    await runDailyJob(service.deps);
    await makeNews();
    expectStatus(await asFamily('PATCH', `/followups/${last}`, { status: 'done' }), 200);
    await sender.sendDue();
    expect(mail.mails).toHaveLength(1);
  });
});

describe('a message to a device', () => {
  it('is sealed for that device and signed with the key that the page was given', async () => {
    const { read: open } = await addDevice();
    await makeNews();
    await sender.sendDue();
    const { path, headers, body } = push.posted[0] ?? { path: '', headers: {}, body: Buffer.alloc(0) };
    expect(path).toBe('/device');
    const [notice] = await service.db.selectFrom('notices').selectAll().execute();
    expect(headers).toMatchObject({
      ttl: '86400',
      topic: notice?.id.replaceAll('-', ''),
      'content-encoding': 'aes128gcm',
    });
    expect(JSON.parse(open(body))).toEqual({
      news: `Có tin mới trong hồ sơ ${held.caseId}`,
      open: 'Mở trang để xem',
      caseId: held.caseId,
    });
    const { pushKey } = await read();
    const [, jwt = '', key] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
    expect(key).toBe(pushKey);
    expect(claimsOf(jwt, pushKey)).toMatchObject({ aud: push.url, sub: 'mailto:tin@danloi.test' });
  });

  it.each([404, 410])('that is gone (%i) is the last to it', async (status) => {
    const { id } = await addDevice();
    push.answer.status = status;
    await makeNews();
    await sender.sendDue();
    expect((await read()).devices).toEqual([]);
    expect((await readCase(service, held)).events.at(-1)).toMatchObject({
      kind: 'device.removed',
      actor: 'system',
      detail: { deviceId: id },
    });
  });

  it('is tried again while the service is busy, under the same topic, and not after it was refused', async () => {
    await addDevice();
    push.answer.status = 503;
    await makeNews();
    await sender.sendDue();
    push.answer.status = 403;
    await later(minuteMs);
    await later(dayMs);
    expect(push.posted).toHaveLength(2);
    expect(new Set(push.posted.map(({ headers }) => headers.topic)).size).toBe(1);
    expect((await read()).devices[0]?.failedAt).not.toBeNull();
  });
});

describe('the gateway for SMS and Zalo', () => {
  it('is told whom to reach and what to say, signed, under the same key each time', async () => {
    await agree({ sms: true }, { zalo: 'lan.zalo' });
    gateway.answer.status = 500;
    await makeNews();
    await sender.sendDue();
    gateway.answer.status = 200;
    await later(minuteMs);
    await later(dayMs);
    expect(gateway.posted).toHaveLength(2);
    const [first, second] = gateway.posted;
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    const body = second?.body.toString() ?? '';
    const signed = `${second?.headers['danloi-timestamp']}.${body}`;
    const signature = createHmac('sha256', secret).update(signed).digest('hex');
    expect(second?.headers['danloi-signature']).toBe(`sha256=${signature}`);
    expect(JSON.parse(body)).toEqual({
      id: second?.headers['idempotency-key'],
      caseId: held.caseId,
      to: { phone: '+84912345678' },
      language: 'vi',
      text: `Có tin mới trong hồ sơ ${held.caseId}. Mở trang để xem: https://danloi.test/case`,
      url: 'https://danloi.test/case',
      stopUrl: expect.stringMatching(/^https:\/\/danloi\.test\/stop#dls_[\w-]{43}$/),
    });
  });

  it('that sends us elsewhere is not followed', async () => {
    await agree({ sms: true });
    gateway.answer.status = 307;
    await makeNews();
    await sender.sendDue();
    expect(gateway.posted).toHaveLength(1);
    expect((await read()).contacts[0]?.sms.failedAt).not.toBeNull();
  });
});

describe('what goes out', () => {
  const marks = new Canaries('kinmark');

  it('holds nothing of the illness, the patient, the doctor, the follow-up or the key', async () => {
    const mark = () => marks.next();
    held = await createCase(service, {
      intake: anIntake({
        symptoms: `đau bụng ${mark()}`,
        diagnosis: mark(),
        goal: mark(),
        patient: { province: mark() },
      }),
      patient: { fullName: mark(), address: mark() },
    });
    await agree({ email: true, sms: true }, { fullName: mark(), relationship: mark() });
    const { read: open } = await addDevice();
    const { reviewToken } = await createShare(service, held, { reviewerName: mark(), reviewerTitle: mark() });
    const opinion = { opinion: mark(), urgency: 'emergency', suggestedSpecialty: mark() };
    const news = [
      () => service.call('GET', `/v1/review/${reviewToken}`),
      () => service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }),
      async () => {
        await asFamily('POST', '/followups', aFollowUp({ dueAt: '2026-11-16', title: mark(), note: mark() }));
        return await runDailyJob(service.deps);
      },
    ];
    for (const happen of news) {
      await happen();
      await sender.sendDue();
    }
    const sent = [
      ...mail.mails.map(({ raw }) => raw + textOf(raw) + headerOf(raw, 'Subject')),
      ...push.posted.map(({ headers, body }) => JSON.stringify(headers) + open(body)),
      ...gateway.posted.map(({ headers, body }) => JSON.stringify(headers) + body),
    ];
    expect(sent).toHaveLength(9);
    const words = /dl[crn]_|đau|khám|bệnh|bác sĩ|cấp cứu|tái|thuốc|doctor|hospital|urgent|emergency/i;
    for (const text of sent) {
      expect(marks.foundIn(text)).toEqual([]);
      expect(text).not.toContain(held.token);
      expect(text).not.toContain(reviewToken);
      expect(text).not.toMatch(words);
    }
    const log = service.logLines.join('');
    expect(log).not.toMatch(/dls_|lan@example|912345678|fcm|\/device/);
  });
});

describe('two senders', () => {
  it('send each message once between them', async () => {
    for (let person = 0; person < 20; person++) await agree({ email: true }, { email: `p${person}@example.vn` });
    await makeNews();
    const other = openSender(service.deps);
    await Promise.all([sender.sendDue(), other.sendDue()]);
    await other.close();
    expect(mail.mails).toHaveLength(20);
    expect(new Set(mail.mails.map(({ to }) => to)).size).toBe(20);
  });

  it('wait a minute for one that died, and then send under the same id', async () => {
    await agree({ email: true });
    await makeNews();
    const died = { next_try_at: startOfTest + minuteMs, tries: 1 };
    const [notice] = await service.db.updateTable('notices').set(died).returning('id').execute();
    await later(minuteMs - 1);
    expect(mail.mails).toEqual([]);
    await later(1);
    expect(mail.mails[0]?.messageId).toBe(`<${notice?.id}@danloi.test>`);
  });
});
