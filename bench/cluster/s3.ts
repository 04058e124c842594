import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { bucketSettings } from '@riverfront/content/storage';
import { startTestS3, type TestS3 } from '@riverfront/content/testing/s3';
import { inherited } from '../env.ts';

/**
 * Opens the storage that `S3_ENDPOINT` and the other S3 variables name, or starts the tests' own.
 * @throws {Error} when the endpoint is not plain http, which cannot be relayed, or a variable is missing
 */
export async function openS3(): Promise<TestS3> {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_RESUMES_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } =
    inherited;
  if (!S3_ENDPOINT) return startTestS3();
  const keys = { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const settings = bucketSettings({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_RESUMES_BUCKET, ...keys });
  const { protocol, hostname, port } = new URL(S3_ENDPOINT);
  if (!settings || protocol !== 'http:')
    throw new Error('S3_ENDPOINT has to begin with http:// to be relayed, and needs both buckets and keys.');
  const relay = createRelay({ host: hostname, port: Number(port || 80) });
  const relayPort = await relay.open(0);
  return {
    // The signature covers the host that was asked for, so the storage finds it valid.
    settings: { ...settings, endpoint: `http://127.0.0.1:${relayPort}` },
    down: relay.cut,
    async up() {
      await relay.open(relayPort);
    },
    close: relay.cut,
  };
}

/** Passes TCP connections on until they are cut. */
function createRelay(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target);
    join(incoming, outgoing);
    join(outgoing, incoming);
  });
  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.pipe(to);
    // `close` follows, and ends the other side too.
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
  return {
    async open(port: number): Promise<number> {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async cut(): Promise<void> {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
