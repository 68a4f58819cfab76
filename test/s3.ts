import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The credentials that this server takes, where every such program looks for them. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export const s3Bucket = 'documents-of-a-test';

/** A real S3-compatible server with one bucket; it goes away with all that is in it. */
export async function startS3(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
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
