import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gracefulShutdown } from './graceful-shutdown.ts';

/** Starts a server whose `/slow` responds when it is released. */
async function startServer() {
  const released = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') {
      began.resolve();
      await released.promise;
    }
    response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, release: released.resolve, began: began.promise };
}

async function fetchPath(server: Server, path: string, agent?: Agent): Promise<IncomingMessage> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [response] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
  return response;
}

test('serves while draining, then finishes running requests and accepts no more', async () => {
  const { server, release, began } = await startServer();
  const agent = new Agent({ keepAlive: true });
  const graceful = gracefulShutdown(server, { drainMs: 300 });
  const before = await fetchPath(server, '/', agent);
  expect(before.headers.connection).toBe('keep-alive');
  await text(before);
  const slow = fetchPath(server, '/slow', agent);
  await began;

  const stopped = graceful.stop();
  expect(graceful.isStopping()).toBe(true);
  const during = await fetchPath(server, '/');
  expect([during.headers.connection, await text(during)]).toEqual(['close', 'done']);

  while (server.listening) await pause(10);
  await expect(fetchPath(server, '/')).rejects.toThrow('ECONNREFUSED');
  release();
  const finished = await slow;
  expect([finished.headers.connection, await text(finished)]).toEqual(['close', 'done']);
  await stopped;
  agent.destroy();
});

test('closes open connections after the timeout', async () => {
  const { server, began, release } = await startServer();
  const graceful = gracefulShutdown(server, { drainMs: 0, timeoutMs: 50 });
  const broken = expect(fetchPath(server, '/slow')).rejects.toThrow('socket hang up');
  await began;
  await graceful.stop();
  await broken;
  release();
});
