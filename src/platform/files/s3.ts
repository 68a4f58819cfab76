import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { readingFrom } from './disk.ts';
import { type FileStore, storeRefuses } from './file-store.ts';

type Bucket = { name: string; prefix: string; region: string; endpoint: string | undefined };

const attemptsMax = 3;
const firstPauseMs = 100;
/** One question to the store; and the sending or fetching of a document of the largest size over a slow line. */
const usualTimeOuts = { connectMs: 3000, questionMs: 10_000, transferMs: 60_000 };

/**
 * Files in a bucket, for instances on several machines. Every file passes a local one without a name: so its length is
 * known before it is sent, it can be sent once more, and a slow reader keeps no line to the store open.
 */
export function openBucket(bucket: Bucket, spoolFolder: string, timeOuts = usualTimeOuts): FileStore {
  const { name: Bucket, prefix, endpoint, region } = bucket;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 1,
    // Many stores know only the sums that they have always known.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeOuts.connectMs, requestTimeout: 0 },
  });
  const fileOf = (key: string) => `${prefix}files/${key}`;
  const trashOf = (key: string, day = '') => `${prefix}trash/${key}/${day}`;
  const idKey = `${prefix}store-id`;
  const erasedKey = `${prefix}erased.ndjson`;
  const soon = () => ({ abortSignal: AbortSignal.timeout(timeOuts.questionMs) });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeOuts.transferMs) });

  async function* listUnder(Prefix: string) {
    for (let ContinuationToken: string | undefined; ; ) {
      const asked = { Bucket, Prefix, ...(ContinuationToken !== undefined && { ContinuationToken }) };
      const page = await patiently(() => client.send(new ListObjectsV2Command(asked), soon()));
      for (const { Key, LastModified } of page.Contents ?? []) if (Key !== undefined) yield { Key, LastModified };
      ContinuationToken = page.NextContinuationToken;
      if (ContinuationToken === undefined) return;
    }
  }
  const remove = async (Key: string) =>
    void (await patiently(() => client.send(new DeleteObjectCommand({ Bucket, Key }), soon())));
  const readText = async (Key: string) => {
    const asked = new GetObjectCommand({ Bucket, Key });
    return await patiently(async () => (await client.send(asked, soon())).Body?.transformToString()).catch(
      ignoreMissing,
    );
  };
  const writeText = async (Key: string, Body: string) =>
    void (await patiently(() => client.send(new PutObjectCommand({ Bucket, Key, Body }), soon())));
  const move = async (from: string, to: string) => {
    const asked = { Bucket, Key: to, CopySource: encodeURI(`${Bucket}/${from}`) };
    await patiently(() => client.send(new CopyObjectCommand(asked), inTime()));
    await remove(from);
  };

  return {
    async put(key, source) {
      await using spool = await openSpool(spoolFolder);
      const sum = createHash('md5');
      let ContentLength = 0;
      for await (const piece of source) {
        sum.update(piece);
        await spool.appendFile(piece);
        ContentLength += piece.length;
      }
      const ContentMD5 = sum.digest('base64');
      await patiently(() => {
        const Body = spool.createReadStream({ start: 0, autoClose: false });
        return client.send(
          new PutObjectCommand({ Bucket, Key: fileOf(key), Body, ContentLength, ContentMD5 }),
          inTime(),
        );
      });
    },

    async find(key, range) {
      const Range = range && { Range: `bytes=${range.start}-${range.end - 1}` };
      const fetched = await patiently(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: fileOf(key), ...Range }), inTime());
        const spool = await openSpool(spoolFolder);
        try {
          let size = 0;
          for await (const piece of Body as Readable) {
            await spool.appendFile(piece);
            size += piece.length;
          }
          return { spool, size };
        } catch (error) {
          await spool.close();
          throw error;
        }
      }).catch(ignoreMissing);
      return fetched && readingFrom(fetched.spool, 0, fetched.size);
    },

    async has(key) {
      const asked = new HeadObjectCommand({ Bucket, Key: fileOf(key) });
      return (await patiently(() => client.send(asked, soon())).catch(ignoreMissing)) !== undefined;
    },

    async remove(key) {
      await remove(fileOf(key));
      for await (const { Key } of listUnder(trashOf(key))) await remove(Key);
    },

    async *list() {
      for await (const { Key, LastModified } of listUnder(fileOf(''))) {
        yield { key: Key.slice(fileOf('').length), writtenAtMs: LastModified?.getTime() ?? 0, isHalfWritten: false };
      }
    },

    async readId() {
      return (await readText(idKey))?.trim() || undefined;
    },
    writeId: (id) => writeText(idKey, `${id}\n`),

    readErased: () => readText(erasedKey),
    writeErased: (text) => writeText(erasedKey, text),

    async trash(key, day) {
      await move(fileOf(key), trashOf(key, day)).catch(ignoreMissing);
    },

    async putBack(key) {
      for await (const { Key } of listUnder(trashOf(key))) {
        await move(Key, fileOf(key));
        return true;
      }
      return false;
    },

    async emptyTrash(beforeDay) {
      let emptied = 0;
      for await (const { Key } of listUnder(`${prefix}trash/`)) {
        if ((Key.split('/').at(-1) ?? '') >= beforeDay) continue;
        await remove(Key);
        emptied++;
      }
      return emptied;
    },

    // A bucket has no end that we know of, and no database lives there.
    holdRoom: async () => () => {},

    async check() {
      await patiently(() => client.send(new HeadBucketCommand({ Bucket }), soon()));
      return 'ok';
    },
  };
}

/** Without a name from the first moment: whatever happens to the process, it is gone with it. */
async function openSpool(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Asks again a few times when a line broke or the store had a fault; never when it was too slow, or has said no. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (isMissing(error) || isOfThisMachine(error)) throw error;
      if (attempt === attemptsMax || !mayPass(error)) throw unreachable(error);
      await setTimeout(firstPauseMs * 4 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

function mayPass(error: unknown): boolean {
  if ((error as Error).name === 'AbortError' || (error as Error).name === 'TimeoutError') return false;
  const status = (error as S3ServiceException).$metadata?.httpStatusCode;
  return status === undefined || status === 429 || status >= 500;
}

/** `NotFound` is what is said where an answer has no body. A bucket that is missing is no file that is missing. */
function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes((error as Error).name);
}

function isOfThisMachine(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code));
}

function unreachable(cause: unknown): Error {
  const { name, $metadata } = cause as S3ServiceException;
  const isRefused = name === 'CredentialsProviderError' || [401, 403].includes($metadata?.httpStatusCode ?? 0);
  const code = isRefused ? storeRefuses : 'EIO';
  return Object.assign(new Error('the store of documents does not answer', { cause }), { code });
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
