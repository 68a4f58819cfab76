/** What went wrong, as a value: every screen has to say what happened, what is safe and what to do. */
export type Failure = {
  kind: /** No connection to the service. */
    | 'offline'
    /** No answer in time. */
    | 'timeout'
    /** Stopped by ourselves. */
    | 'aborted'
    /** The service said no; `status` and `text` say why. */
    | 'refused';
  status: number;
  /** The service's own sentence, in the reader's language; empty when it never answered. */
  text: string;
  /** The link is right, and needs its passcode as well. */
  asksPasscode?: boolean;
};

export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };
export type Answer<Value> = Promise<Result<Value>>;

type Options = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether sending it twice does no harm; `GET` is safe without saying so. */
  isSafe?: boolean;
  timeoutMs?: number;
  /** What is made of the answer; without it, what its JSON says. */
  read?: (response: Response) => Promise<unknown>;
};

const timeoutMsDefault = 20_000;
const retryAfterMs = [600, 1800] as const;
const passingStatuses: readonly number[] = [502, 503, 504];

/** One request to the service; a safe one is tried again when the network or the service stumbles. */
export async function request<Value>(method: string, url: string, options: Options = {}): Answer<Value> {
  const isSafe = options.isSafe ?? method === 'GET';
  for (const pauseMs of isSafe ? retryAfterMs : []) {
    const result = await send<Value>(method, url, options);
    if (result.ok || !isPassing(result.failure) || !navigator.onLine) return result;
    await pause(pauseMs, options.signal);
  }
  return await send<Value>(method, url, options);
}

function isPassing({ kind, status }: Failure): boolean {
  return kind === 'offline' || (kind === 'refused' && passingStatuses.includes(status));
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function send<Value>(method: string, url: string, options: Options): Answer<Value> {
  const { token, body, headers, signal, timeoutMs = timeoutMsDefault, read = readJson } = options;
  const deadline = startDeadline(timeoutMs, signal);
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'accept-language': document.documentElement.lang || 'vi',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: deadline.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return { ok: false, failure: await refusalOf(response) };
    return { ok: true, value: (await read(response)) as Value };
  } catch {
    return { ok: false, failure: unanswered(signal?.aborted === true, deadline.isOver()) };
  } finally {
    deadline.clear();
  }
}

/** `AbortSignal.any` and `timeout` are younger than many a phone. */
function startDeadline(ms: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    abort();
  }, ms);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function unanswered(isAborted: boolean, isLate: boolean): Failure {
  return { kind: isAborted ? 'aborted' : isLate ? 'timeout' : 'offline', status: 0, text: '' };
}

async function readJson(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : await response.json();
}

async function refusalOf(response: Response): Promise<Failure> {
  return {
    kind: 'refused',
    status: response.status,
    text: refusalText(await response.text()),
    asksPasscode: response.headers.get('www-authenticate') === 'Passcode',
  };
}

/**
 * The sentence of our error body, without the name of the field that it may begin with: that is for programs. A proxy
 * in between may answer with anything, and then there is none.
 */
export function refusalText(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    if (typeof error !== 'string') return '';
    return error.replace(/^[a-z][\w.[\]]*: (.)/i, (_all, first: string) => first.toUpperCase());
  } catch {
    return '';
  }
}
