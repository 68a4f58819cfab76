import type { CaseFile } from '#contract/case.ts';
import { aCase, aFile, aForm } from './builders.ts';
import type { RunningService } from './processes.ts';

type Held = { path: string; token: string };

/** The body of an answer that is good, or a failure that shows it. */
export async function ok<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

export function many<Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

export async function statuses(answers: Promise<Response>[]): Promise<number[]> {
  const responses = await Promise.all(answers);
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  return responses.map(({ status }) => status).sort();
}

/** Calls that go to several processes in turn, as behind a load balancer. */
export function overInstances(instances: () => readonly RunningService[]) {
  let turn = 0;

  async function send(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const instance = instances()[turn++ % instances().length];
    if (!instance) throw new Error('no instance is running');
    const response = await fetch(instance.url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    // Turned away because the machine is busy with something else, and nothing was done: not what a race is about.
    if (response.status !== 503) return response;
    await response.arrayBuffer();
    return await send(method, path, token, body, headers);
  }

  async function createHeld(newCase = aCase()): Promise<Held> {
    const { caseId, accessToken } = await ok<{ caseId: string; accessToken: string }>(
      send('POST', '/v1/cases', undefined, newCase),
    );
    return { path: `/v1/cases/${caseId}`, token: accessToken };
  }

  async function read({ path, token }: Held): Promise<CaseFile> {
    return await ok(send('GET', path, token));
  }

  async function upload({ path, token }: Held, file = aFile()): Promise<Response> {
    const { headers, payload } = aForm([{ name: 'file', value: file, fileName: 'a.pdf' }]);
    return await send('POST', `${path}/documents`, token, payload, headers);
  }

  return { send, createHeld, read, upload };
}
