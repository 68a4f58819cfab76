import { createHash, randomUUID } from 'node:crypto';
import { aCase, aContact, aFile, aFileForm, aShare } from '../builders.ts';
import { type Acknowledged, apply, type Change } from './acknowledged.ts';

/** Creating is asked for again under the same key until it is answered, as a phone on a bad line does. */
export type Creation = { key: string; body: string };
export type Ledger = { cases: Acknowledged[]; creations: Creation[]; answers: number; removedDocuments: string[] };

export const newLedger = (): Ledger => ({ cases: [], creations: [], answers: 0, removedDocuments: [] });

/** The service did not answer, or said that it cannot for now: what was asked for may have been done or not. */
class Unanswered extends Error {}

type Ask = { method: string; path: string; token?: string; headers?: Record<string, string>; body?: string | Buffer };

async function ask<Body>(origin: string, { method, path, token, headers = {}, body }: Ask): Promise<Body> {
  const request = fetch(origin + path, {
    method,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const answer = await request
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause) => {
      throw new Unanswered('the line was cut', { cause });
    });
  if (answer.status === 503) throw new Unanswered(answer.text);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as Body;
}

const json = { 'content-type': 'application/json' };

export const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/** Asks again for as long as it is told to: a busy machine is no fault. A line that is cut is one. */
export async function untilAnswered<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Unanswered) || error.cause !== undefined) throw error;
    }
  }
}

/** Reads as a family does. */
export async function read<Body>(origin: string, { url, token }: Acknowledged): Promise<Body> {
  return await untilAnswered(() => ask<Body>(origin, { method: 'GET', path: url, token }));
}

export async function create(origin: string, ledger: Ledger, creation: Creation): Promise<Acknowledged> {
  if (!ledger.creations.includes(creation)) ledger.creations.push(creation);
  const created = await ask<{ caseId: string; accessToken: string }>(origin, {
    method: 'POST',
    path: '/v1/cases',
    headers: { ...json, 'idempotency-key': creation.key },
    body: creation.body,
  });
  ledger.creations.splice(ledger.creations.indexOf(creation), 1);
  ledger.answers++;
  const { fullName } = JSON.parse(creation.body).patient;
  const state = { fullName, contacts: {}, documents: {}, opinions: {} };
  const acknowledged = { url: `/v1/cases/${created.caseId}`, token: created.accessToken, state };
  ledger.cases.push(acknowledged);
  return acknowledged;
}

const aCreation = (): Creation => ({
  key: randomUUID(),
  body: JSON.stringify(aCase({ patient: { fullName: `Trần ${randomUUID()}` } })),
});

/** One writer: changes of all kinds to cases of its own, until the line is cut. What was wrong is thrown. */
export async function writeUntilCut(origin: string, ledger: Ledger, own: Acknowledged[]): Promise<void> {
  try {
    const newest = await create(origin, ledger, aCreation());
    for (;;) await changeOne(origin, ledger, pick([...own, newest]) ?? newest);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
}

async function changeOne(origin: string, ledger: Ledger, own: Acknowledged): Promise<void> {
  const [change, asked] = (pick([rename, addContact, upload, upload, invite, removeOne, removeOne]) ?? rename)(own);
  if (change.kind === 'none' && asked === undefined) return;
  own.unanswered = change;
  const answer = await ask<{ id?: string; reviewUrl?: string } | undefined>(origin, asked as Ask);
  delete own.unanswered;
  own.state = apply(own.state, change, answer?.id);
  if (answer?.reviewUrl) own.review = answer.reviewUrl.split(/[/#]/).at(-1) ?? '';
  if (change.kind === 'removed' && change.list === 'documents') ledger.removedDocuments.push(change.id);
  ledger.answers++;
}

type Step = (own: Acknowledged) => [change: Change, asked: Ask | undefined];

const rename: Step = ({ url, token }) => {
  const fullName = `Lê ${randomUUID()}`;
  const body = JSON.stringify({ patient: { fullName } });
  return [
    { kind: 'renamed', fullName },
    { method: 'PATCH', path: url, token, headers: json, body },
  ];
};

const addContact: Step = ({ url, token, state }) => {
  if (Object.keys(state.contacts).length > 8) return [{ kind: 'none' }, undefined];
  const value = `Phạm ${randomUUID()}`;
  const body = JSON.stringify(aContact({ fullName: value }));
  const asked = { method: 'POST', path: `${url}/contacts`, token, headers: json, body };
  return [{ kind: 'added', list: 'contacts', value }, asked];
};

const upload: Step = ({ url, token, state }) => {
  if (Object.keys(state.documents).length > 5) return [{ kind: 'none' }, undefined];
  const file = Buffer.concat([
    aFile('application/pdf', 500),
    Buffer.from(randomUUID().repeat(Math.random() * 1000 + 1)),
  ]);
  const { headers, payload } = aFileForm(file);
  const value = createHash('sha256').update(file).digest('hex');
  const asked = { method: 'POST', path: `${url}/documents`, token, headers, body: payload };
  return [{ kind: 'added', list: 'documents', value }, asked];
};

/** A link for a doctor first, and then what the doctor thinks. */
const invite: Step = ({ url, token, review, state }) => {
  if (Object.keys(state.opinions).length > 8) return [{ kind: 'none' }, undefined];
  if (review === undefined) {
    const body = JSON.stringify(aShare());
    return [{ kind: 'none' }, { method: 'POST', path: `${url}/shares`, token, headers: json, body }];
  }
  const value = `Nên khám lại ${randomUUID()}`;
  const body = JSON.stringify({ opinion: value });
  const asked = { method: 'POST', path: `/v1/review/${review}/opinions`, headers: json, body };
  return [{ kind: 'added', list: 'opinions', value }, asked];
};

const removeOne: Step = ({ url, token, state }) => {
  const list = pick(['contacts', 'documents'] as const) ?? 'contacts';
  const id = pick(Object.keys(state[list]));
  if (id === undefined) return [{ kind: 'none' }, undefined];
  return [
    { kind: 'removed', list, id },
    { method: 'DELETE', path: `${url}/${list}/${id}`, token },
  ];
};
