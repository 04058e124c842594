import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { bucketSettings } from '@riverfront/backend/platform';
import { startTestS3, type TestS3 } from '@riverfront/backend/testing/s3';
import { inherited } from '../env.ts';
import { findFreePort } from '../wait.ts';

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
  // A TCP proxy whose connections can be cut.
  const sockets = new Set<Socket>();
  const relay = createServer((incoming) => {
    const outgoing = connect(Number(port || 80), hostname);
    const pairs = [[incoming, outgoing] as const, [outgoing, incoming] as const];
    for (const [from, to] of pairs) {
      sockets.add(from);
      // `close` follows an error, and ends the other side too.
      from.on('error', () => {}).on('close', () => sockets.delete(from) && to.destroy());
      from.pipe(to);
    }
  });
  const relayPort = await findFreePort();
  async function up(): Promise<void> {
    relay.listen(relayPort, '127.0.0.1');
    await once(relay, 'listening');
  }
  async function down(): Promise<void> {
    if (!relay.listening) return;
    const closed = once(relay, 'close');
    relay.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  await up();
  // The signature covers the host of the request, so the storage accepts it.
  const endpoint = `http://127.0.0.1:${relayPort}`;
  return { settings: { ...settings, endpoint }, up, down, close: down };
}
