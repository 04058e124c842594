import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { afterEach, expect, test } from 'vitest';
import { createScanner, ScannerUnavailable } from './scanner.ts';

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

/** Starts a clamd that knows INSTREAM alone and answers what `reply` returns for the whole file. */
async function startClamd(reply: (file: Buffer) => string | undefined, path?: string): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    let received = Buffer.alloc(0);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const file = parseInstream(received);
      const answer = file && reply(file);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  const listening = server;
  await new Promise<void>((resolve) =>
    path ? listening.listen(path, resolve) : listening.listen(0, '127.0.0.1', resolve),
  );
  const address = listening.address();
  return typeof address === 'string' ? address : `127.0.0.1:${address?.port}`;
}

/** Returns the file in an INSTREAM command, or undefined until its last chunk has arrived. */
function parseInstream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const file = () => Readable.from([Buffer.from('harmless '), Buffer.alloc(0), Buffer.from('résumé')]);

test('scans a clean file over TCP', async () => {
  const address = await startClamd((bytes) =>
    String(bytes) === 'harmless résumé' ? 'stream: OK' : 'stream: X FOUND',
  );
  expect(await createScanner({ address }).scan(file())).toEqual({ clean: true });
});

test('finds a virus over a Unix socket', async () => {
  const path = join(await makeTestFolder(), 'clamd.sock');
  const address = await startClamd(() => 'stream: Win.Test.EICAR_HDB-1 FOUND', path);
  const scan = createScanner({ address }).scan(file());
  expect(await scan).toEqual({ clean: false, signature: 'Win.Test.EICAR_HDB-1' });
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: read ERROR', 'nonsense', 'stream: OK too'])(
  'takes "%s" for no result',
  async (answer) => {
    const address = await startClamd(() => answer);
    await expect(createScanner({ address }).scan(file())).rejects.toThrow(ScannerUnavailable);
  },
);

test('times out when the scanner does not answer', async () => {
  const address = await startClamd(() => undefined);
  await expect(createScanner({ address, timeoutMs: 200 }).scan(file())).rejects.toThrow(ScannerUnavailable);
});

test('fails when the scanner cannot be reached and when the file breaks off', async () => {
  const unreachable = createScanner({ address: '/nonexistent/clamd.sock' });
  await expect(unreachable.scan(file())).rejects.toThrow(ScannerUnavailable);
  const address = await startClamd(() => 'stream: OK');
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('EIO');
    })(),
  );
  await expect(createScanner({ address }).scan(broken)).rejects.toThrow(ScannerUnavailable);
});

test('rejects an invalid address immediately', () => {
  expect(() => createScanner({ address: 'clamd' })).toThrow('neither host:port');
});
