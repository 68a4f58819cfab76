import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';

/** `TEST_S3=http://key:secret@127.0.0.1:7480`: the same tests with a server that runs already, such as Ceph's. */
const given = process.env.TEST_S3 === undefined ? undefined : new URL(process.env.TEST_S3);

/** The credentials that this server takes, where every such program looks for them. */
export const s3Credentials = {
  AWS_ACCESS_KEY_ID: given?.username ?? 'S3RVER',
  AWS_SECRET_ACCESS_KEY: given?.password ?? 'S3RVER',
};

export const s3Bucket = given ? `documents-of-a-test-${randomUUID()}` : 'documents-of-a-test';

type S3 = { endpoint: string; stop: () => Promise<void> };

/** A real S3-compatible server with one bucket; it goes away with all that is in it. */
export async function startS3(): Promise<S3> {
  return given ? await bucketAt(given.origin) : await startOwn();
}

async function bucketAt(endpoint: string): Promise<S3> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = s3Credentials;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: s3Bucket }));
  return { endpoint, stop: async () => client.destroy() };
}

async function startOwn(): Promise<S3> {
  const directory = await mkdtemp(join(tmpdir(), 'danloi-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: s3Bucket }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
