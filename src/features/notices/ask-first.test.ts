import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewContact } from '#contract/contact.ts';
import type { ContactNoticesChange } from '#contract/notice.ts';
import { noticeLimits } from '#contract/notice-limits.ts';
import { dayMs, hourMs, vietnamDay } from '#contract/when.ts';
import { aContact } from '#test/builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  readCase,
  type Service,
  startService,
} from '#test/harness.ts';
import { headerOf, startMailServer, startReceiver, textOf } from '#test/post-offices.ts';
import { bindFormer } from '../keys/bind-former.ts';
import { phoneNumber } from './address.ts';
import { openSender } from './send-notices.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let gateway: Awaited<ReturnType<typeof startReceiver>>;
let service: Service;
let sender: ReturnType<typeof openSender>;
let held: HeldCase;

beforeEach(async () => {
  [mail, gateway] = await Promise.all([startMailServer(), startReceiver()]);
  service = await startService({
    mail: { url: mail.url, from: 'Dẫn Lối <tin@danloi.test>' },
    webhook: { url: `${gateway.url}/hook`, secret: 'a-secret-of-the-gateway' },
  });
  sender = openSender(service.deps);
  held = await createCase(service);
});
afterEach(async () => {
  await sender.close();
  await Promise.all([service.stop(), mail.stop(), gateway.stop()]);
});

const asFamily = (of: HeldCase, method: string, path: string, body?: unknown) =>
  service.call(method, of.url + path, { token: of.token, ...(body !== undefined && { body }) });

async function name(of: HeldCase, contact: Partial<NewContact>, notices: ContactNoticesChange, status = 200) {
  const { id } = expectStatus(await asFamily(of, 'POST', '/contacts', aContact(contact)), 200).body;
  expectStatus(await asFamily(of, 'PUT', `/contacts/${id}/notices`, notices), status);
  return id as string;
}
const lan = { email: 'lan@example.vn' };

async function makeNews(of = held): Promise<string> {
  const { reviewToken } = await createShare(service, of);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  return reviewToken;
}

async function callItEmergency(of = held): Promise<void> {
  const { reviewToken } = await createShare(service, of);
  const body = { opinion: 'Cần nhập viện ngay.', urgency: 'emergency' };
  expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body }), 201);
}

const yesIn = (text = '') => /confirm#(dly_[\w-]{43})/.exec(text)?.[1] ?? 'none';
const stopIn = (text = '') => /stop#(dls_[\w-]{43})/.exec(text)?.[1] ?? 'none';
const lastText = () => textOf(mail.mails.at(-1)?.raw ?? '');
const say = async (token: string) => expectStatus(await service.call('POST', `/v1/confirm/${token}`), 200);
const stateOf = async (of: HeldCase, contactId: string) =>
  expectStatus(await asFamily(of, 'GET', '/notices'), 200).body.contacts.find(
    (each: { contactId: string }) => each.contactId === contactId,
  )?.email;

describe('whoever is named by a family', () => {
  it('is asked once, and gets nothing else before saying yes; then what happened meanwhile', async () => {
    const id = await name(held, lan, { email: true });
    for (let day = 0; day < 3; day++) {
      await makeNews();
      await sender.sendDue();
      service.moveClock(dayMs);
    }
    expect(mail.mails).toHaveLength(1);
    expect(headerOf(mail.mails[0]?.raw ?? '', 'Subject')).toBe(
      `Bạn có muốn nhận tin báo của hồ sơ ${held.caseId} không`,
    );
    expect(await stateOf(held, id)).toEqual({ status: 'on', failedAt: null, waitsForYes: true });
    await say(yesIn(lastText()));
    expect(await stateOf(held, id)).toEqual({ status: 'on', failedAt: null });
    expect((await readCase(service, held)).events.at(-1)).toMatchObject({
      kind: 'notices.changed',
      actor: `contact:${id}`,
      detail: { channel: 'email', confirmed: true },
    });
    await sender.sendDue();
    expect(mail.mails).toHaveLength(2);
    expect(lastText()).toContain(`Có tin mới trong hồ sơ ${held.caseId}. Mở trang để xem:`);
    await say(yesIn(textOf(mail.mails[0]?.raw ?? '')));
    await sender.sendDue();
    expect(mail.mails).toHaveLength(2);
  });

  it('says yes by a button only, in both languages, and a token that nobody has is 404', async () => {
    await name(held, { email: 'ann@example.vn' }, { email: true, language: 'en' });
    await sender.sendDue();
    expect(headerOf(mail.mails[0]?.raw ?? '', 'Subject')).toBe(`Do you want to be told of news in case ${held.caseId}`);
    expectStatus(await service.call('GET', `/v1/confirm/${yesIn(lastText())}`), 405);
    expect(await service.db.selectFrom('addressees').select('confirmed_at').execute()).toEqual([
      { confirmed_at: null },
    ]);
    expectStatus(await service.call('POST', '/v1/confirm/dly_nobody'), 404);
  });

  it('says yes once for all cases, and a stop holds in all of them, whatever is deleted and added', async () => {
    const first = await name(held, lan, { email: true });
    await sender.sendDue();
    await say(yesIn(lastText()));
    const other = await createCase(service);
    const second = await name(other, { email: 'Lan+viec@Example.vn' }, { email: true });
    expect(await stateOf(other, second)).toEqual({ status: 'on', failedAt: null });
    await makeNews(other);
    await sender.sendDue();
    expect(mail.mails).toHaveLength(2);
    const stop = stopIn(lastText());
    expectStatus(await asFamily(other, 'DELETE', `/contacts/${second}`), 204);
    expectStatus(await service.call('POST', `/v1/stop/${stop}`), 200);
    expect((await stateOf(held, first)).status).toBe('stopped');
    await name(other, lan, { email: true }, 409);
    await name(await createCase(service), lan, { email: true }, 409);
    await makeNews();
    await sender.sendDue();
    expect(mail.mails).toHaveLength(2);
    expectStatus(await service.call('DELETE', `/v1/stop/${stop}`), 200);
    await makeNews();
    await sender.sendDue();
    expect(mail.mails).toHaveLength(3);
  });

  it('gets the question with the plain request to look when a doctor calls the case an emergency, once', async () => {
    await name(held, lan, { email: true });
    await sender.sendDue();
    for (let times = 0; times < 3; times++) {
      await callItEmergency();
      await sender.sendDue();
    }
    expect(mail.mails).toHaveLength(2);
    expect(lastText()).toContain(`Có tin mới trong hồ sơ ${held.caseId}. Hãy mở trang xem ngay:`);
    expect(yesIn(lastText())).not.toBe('none');
  });

  it('is asked once, too, who was switched on before there were questions, and told after the yes', async () => {
    await name(held, lan, { email: true });
    await forgetTheQuestion();
    await makeNews();
    await sender.sendDue();
    expect(yesIn(lastText())).not.toBe('none');
    await say(yesIn(lastText()));
    await sender.sendDue();
    expect(mail.mails).toHaveLength(2);
    expect(lastText()).toContain('Mở trang để xem');
  });

  it('is asked once, too, when news brought the question, and never again while no yes comes', async () => {
    await name(held, lan, { email: true });
    await forgetTheQuestion();
    await makeNews();
    await pass(12);
    expect(mail.mails).toHaveLength(1);
    expect(await service.db.selectFrom('notices').select('id').execute()).toEqual([]);
  });

  it('is asked once, too, when a family puts another address where one was that had said yes', async () => {
    const id = await name(held, lan, { email: true });
    await sender.sendDue();
    await say(yesIn(lastText()));
    expectStatus(await asFamily(held, 'PATCH', `/contacts/${id}`, { email: 'nobody.asked@example.vn' }), 200);
    for (let times = 0; times < 2; times++) {
      await makeNews();
      await pass(12);
    }
    expect(mail.mails.filter(({ to }) => to === 'nobody.asked@example.vn')).toHaveLength(1);
  });

  it.each(['refused', 'out of reach'])('is asked by a later case when the first question was %s', async (fault) => {
    await name(held, lan, { email: true });
    mail.refusals.set(lan.email, { responseCode: fault === 'refused' ? 550 : 450 });
    await pass(3);
    mail.refusals.clear();
    const other = await createCase(service);
    await name(other, lan, { email: true });
    await makeNews(other);
    await pass(3);
    expect(mail.mails).toHaveLength(1);
    expect(headerOf(mail.mails[0]?.raw ?? '', 'Subject')).toContain(other.caseId);
  });

  it('is asked by a later case when the first was taken away before its question went out', async () => {
    const id = await name(held, lan, { email: true });
    mail.refusals.set(lan.email, { responseCode: 450 });
    await sender.sendDue();
    mail.refusals.clear();
    expectStatus(await asFamily(held, 'DELETE', `/contacts/${id}`), 204);
    await name(await createCase(service), lan, { email: true });
    await sender.sendDue();
    expect(mail.mails).toHaveLength(1);
  });

  it('is asked anew after thirty days, and by an emergency too, unless there was a yes or a stop', async () => {
    await name(held, lan, { email: true });
    await name(held, { email: 'hung@example.vn' }, { email: true });
    await sender.sendDue();
    await callItEmergency();
    await sender.sendDue();
    expectStatus(await service.call('POST', `/v1/stop/${stopIn(lastText())}`), 200);
    const [asked] = mail.mails.filter(({ to }) => to !== mail.mails.at(-1)?.to);
    for (const [days, messages] of [
      [noticeLimits.askAgainDays - 1, 4],
      [1, 5],
      [1, 5],
    ] as const) {
      service.moveClock(days * dayMs);
      const other = await createCase(service);
      await name(other, { email: asked?.to ?? '' }, { email: true });
      await sender.sendDue();
      expect(mail.mails).toHaveLength(messages);
    }
    await callItEmergency();
    await sender.sendDue();
    expect(mail.mails).toHaveLength(6);
    expect(mail.mails.slice(4).map(({ to }) => to)).toEqual([asked?.to, asked?.to]);
  });
});

it('stays left in peace who stopped before there were addressees, whatever is deleted and added', async () => {
  const id = await name(held, lan, { email: true });
  await forgetTheQuestion();
  await service.db.updateTable('recipients').set({ stopped_at: 1 }).execute();
  await service.db.transaction().execute((trx) => bindFormer({ db: trx, seal: service.deps.seal }));
  expectStatus(await asFamily(held, 'DELETE', `/contacts/${id}`), 204);
  await name(held, { email: 'Lan+an@example.vn' }, { email: true }, 409);
  await makeNews();
  await pass(2);
  expect(mail.mails).toEqual([]);
});

describe('an old link', () => {
  it('to say yes takes no stop back, and that of the stop does', async () => {
    const id = await name(held, lan, { email: true });
    await sender.sendDue();
    const [yes, stop] = [yesIn(lastText()), stopIn(lastText())];
    await say(yes);
    expectStatus(await service.call('POST', `/v1/stop/${stop}`), 200);
    expect(expectStatus(await service.call('POST', `/v1/confirm/${yes}`), 409).body.error).toContain(
      'đã ngừng nhận tin',
    );
    expect((await stateOf(held, id)).status).toBe('stopped');
    await makeNews();
    await sender.sendDue();
    expect(mail.mails).toHaveLength(1);
    expectStatus(await service.call('DELETE', `/v1/stop/${stop}`), 200);
    await say(yes);
    expect((await stateOf(held, id)).status).toBe('on');
  });
});

/** As somebody stands who was switched on before there were questions. */
async function forgetTheQuestion(): Promise<void> {
  await service.db.deleteFrom('notices').execute();
  await service.db.deleteFrom('addressees').execute();
  await service.db.updateTable('recipients').set({ address_hash: null }).execute();
}

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    for (let times = 0; times < 3; times++) {
      await sender.sendDue();
      service.moveClock(dayMs / 3);
    }
  }
}

/** `npm run outbox` has 200. */
const strangersCases = Number(process.env.STRANGERS_CASES ?? 40);

describe('a stranger', () => {
  it('has nobody written to more than may be, however many cases, spellings and channels', async () => {
    const spellings = ['lan@example.vn', 'Lan@Example.vn', 'lan+an@example.vn'];
    const sentAt = { news: [] as number[], urgent: [] as number[] };
    const { perAddressAndHourMax: ofHour, perAddressAndDayMax: ofDay, urgentBesides: more } = noticeLimits;
    await name(held, { ...lan, phone: '0912 345 678' }, { email: true, sms: true });
    await sender.sendDue();
    await say(yesIn(lastText()));
    for (let count = 0; count < strangersCases; count++) {
      service.moveClock(hourMs / 12);
      const own = await createCase(service);
      const email = spellings[count % spellings.length] ?? '';
      await name(own, { email, phone: count % 2 === 0 ? '+84912345678' : '0912.345.678' }, { email: true, sms: true });
      await makeNews(own);
      if (count % 3 === 0) await callItEmergency(own);
      const before = mail.mails.length;
      await sender.sendDue();
      for (const { raw } of mail.mails.slice(before)) {
        const isUrgent = textOf(raw).includes('xem ngay');
        sentAt[isUrgent ? 'urgent' : 'news'].push(service.deps.clock());
      }
    }
    const all = [...sentAt.news, ...sentAt.urgent];
    const most = (times: number[], of: (ms: number) => unknown) =>
      Math.max(0, ...[...Map.groupBy(times, of).values()].map((each) => each.length));
    expect(most(sentAt.news, vietnamDay)).toBeLessThanOrEqual(ofDay);
    expect(most(sentAt.news, (ms) => Math.floor(ms / hourMs))).toBeLessThanOrEqual(ofHour);
    expect(most(all, (ms) => Math.floor(ms / hourMs))).toBeLessThanOrEqual(ofHour + more);
    expect(most(all, vietnamDay)).toBe(ofDay + more);
    // The number has not said yes: one question, and one more in an emergency.
    expect(gateway.posted.length).toBe(2);
  });

  it('who makes cases without end has one question written to an address', async () => {
    for (let count = 0; count < 12; count++) {
      const own = await createCase(service);
      await name(own, { ...lan, phone: '0912 345 678' }, { email: true, sms: true });
      await makeNews(own);
      await sender.sendDue();
    }
    expect([mail.mails.length, gateway.posted.length]).toEqual([1, 1]);
  });

  it('has few messages written to somebody who said yes, over all cases', async () => {
    await name(held, lan, { email: true });
    await sender.sendDue();
    await say(yesIn(lastText()));
    for (let count = 0; count < 20; count++) {
      const own = await createCase(service);
      await name(own, lan, { email: true });
      await makeNews(own);
      await sender.sendDue();
    }
    expect(mail.mails).toHaveLength(1 + noticeLimits.perAddressAndHourMax);
    for (let hour = 0; hour < 10; hour++) {
      service.moveClock(hourMs);
      await sender.sendDue();
    }
    expect(mail.mails).toHaveLength(1 + noticeLimits.perAddressAndDayMax);
  });

  it('has one address told once in a case', async () => {
    await name(held, lan, { email: true });
    await name(held, { email: 'LAN@example.vn' }, { email: true }, 409);
  });

  it('ends at the questions of a day, which is told to whoever watches', async () => {
    await service.db
      .insertInto('sent_days')
      .values({ day: '2026-11-16', questions: noticeLimits.questionsPerDayMax - 1 })
      .execute();
    await name(held, lan, { email: true });
    await name(held, { email: 'hung@example.vn' }, { email: true });
    await sender.sendDue();
    expect(mail.mails).toHaveLength(1);
    expect(await service.deps.metrics.registry.metrics()).toContain('danloi_alerts_total{kind="messages_full"} 1');
    expect(service.logLines.filter((line) => line.includes('as many messages were sent as may be'))).toHaveLength(1);
    service.moveClock(dayMs);
    await sender.sendDue();
    expect(mail.mails).toHaveLength(2);
  });

  it('leaves nothing readable of an address', async () => {
    await name(held, { ...lan, phone: '0912345678' }, { email: true, sms: true });
    await sender.sendDue();
    const stored = JSON.stringify(await service.db.selectFrom('addressees').selectAll().execute());
    expect(stored).not.toMatch(/lan@|912345678/);
  });
});

it.each([
  ['0912 345 678', '+84912345678'],
  ['84912345678', '+84912345678'],
  ['+84 (0)91', undefined],
  ['+1 202-555-0143', '+12025550143'],
  ['0084912345678', '+84912345678'],
  ['+88213300655', undefined],
  ['0088213300655', undefined],
  ['+870773111222', undefined],
  ['+979123456789', undefined],
  ['+886912345678', '+886912345678'],
  ['115', undefined],
  ['hỏi chú Ba', undefined],
])('the number %s is written to as %s', (written, number) => {
  expect(phoneNumber(written)).toBe(number);
});
