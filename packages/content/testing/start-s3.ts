import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../src/storage/settings.ts';

/** An S3 server of our own on loopback, with both buckets. */
export interface TestS3 {
  settings: BucketSettings;
  /** Refuses connections until `up` is called; what was stored stays. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it on a free port. Its keys are those that s3rver knows. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'riverfront-s3-'));
  const s3 = new S3rver({
    silent: true,
    directory,
    configureBuckets: [
      { name: 'riverfront-media', configs: [] },
      { name: 'riverfront-resumes', configs: [] },
    ],
  });
  await s3.configureBuckets();
  let server = await listen(s3, 0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const down = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      mediaBucket: 'riverfront-media',
      resumesBucket: 'riverfront-resumes',
    },
    down,
    async up() {
      server = await listen(s3, port);
    },
    async close() {
      if (server.listening) await down();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listen(s3: S3rver, port: number): Promise<Server> {
  const server = createServer(s3.getMiddleware());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
