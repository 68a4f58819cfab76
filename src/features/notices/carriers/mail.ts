import type { Deps } from '#deps.ts';
import type { Carrying, Outcome, StoppableLetter } from './carrier.ts';

const connectMsMax = 10_000;
const silenceMsMax = 15_000;
/** A server that goes on and on is given up too. */
const sendMsMax = 40_000;
/** On so many lines at once; one on which the server says nothing for so long is not counted, up to so many in all. */
const linesUsual = 5;
const silentMsMin = 1000;
const linesMax = 64;

type Transport = Awaited<ReturnType<typeof openTransport>>;

/** A few lines to the mail server, opened when they are needed and kept. */
export function openMail({ url, from }: NonNullable<Deps['config']['mail']>, publicUrl: string) {
  let opening: Promise<Transport> | undefined;
  const takeLine = countLines();
  const close = async () => {
    const opened = opening;
    opening = undefined;
    (await opened)?.close({ force: true });
  };
  return {
    close,
    async carry(letter: StoppableLetter, address: string): Carrying {
      opening ??= openTransport(url);
      const transport = await opening;
      const giveBack = await takeLine();
      try {
        await withinTime(transport.sendMail(mailOf(letter, from, address, new URL(publicUrl).hostname)));
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: outcomeOf(error as MailError), error };
      } finally {
        giveBack();
      }
    },
  };
}

function countLines() {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return async (): Promise<() => void> => {
    while (taken >= linesUsual) await new Promise<void>((resolve) => waiting.push(resolve));
    taken++;
    let isTaken = true;
    const giveBack = () => {
      if (!isTaken) return;
      isTaken = false;
      taken--;
      clearTimeout(timer);
      waiting.shift()?.();
    };
    const timer = setTimeout(giveBack, silentMsMin);
    return giveBack;
  };
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, searchParams } = new URL(url);
  const mayBePlain = searchParams.get('ignoreTLS') === 'true' || /^(localhost|127\..*|\[::1\])$/.test(hostname);
  return createTransport({
    url,
    pool: true,
    maxConnections: linesMax,
    // Our own outbox says when to try again.
    maxRequeues: 0,
    connectionTimeout: connectMsMax,
    greetingTimeout: connectMsMax,
    socketTimeout: silenceMsMax,
    // Neither a password nor an address goes over a foreign network in plain text.
    requireTLS: protocol === 'smtp:' && !mayBePlain,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function mailOf(letter: StoppableLetter, from: string, to: string, host: string) {
  const { id, language, news, open, url, why, stop, stopUrl, oneClickUrl } = letter;
  return {
    from,
    to,
    messageId: `<${id}@${host}>`,
    subject: news,
    text: `${news}. ${open}:\n${url}\n\n${why}\n${stop}: ${stopUrl}\n`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      'List-Unsubscribe': `<${oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(Object.assign(new Error('the mail server is slow'), { code: 'ETIMEDOUT' })),
    sendMsMax,
  );
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

type MailError = { code?: string; command?: string; permanent?: boolean; responseCode?: number };

/** What the server says of us, our name or our sender is no fault of whoever was to get it. */
function outcomeOf({ code, command, permanent, responseCode }: MailError): Outcome {
  const isOfMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  if (!isOfMessage || responseCode === undefined) return 'unreachable';
  return permanent === true ? 'refused' : 'later';
}
