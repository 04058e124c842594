import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gracefulStop } from './graceful-stop.ts';

/** A server whose `/slow` answers when it is released. */
async function start() {
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

async function ask(server: Server, path: string, agent?: Agent): Promise<IncomingMessage> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [response] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
  return response;
}

test('serves on while it drains, then finishes what runs and takes no more', async () => {
  const { server, release, began } = await start();
  const agent = new Agent({ keepAlive: true });
  const graceful = gracefulStop(server, { drainMs: 300 });
  const before = await ask(server, '/', agent);
  expect(before.headers.connection).toBe('keep-alive');
  await text(before);
  const slow = ask(server, '/slow', agent);
  await began;

  const stopped = graceful.stop();
  expect(graceful.isStopping()).toBe(true);
  const during = await ask(server, '/');
  expect([during.headers.connection, await text(during)]).toEqual(['close', 'done']);

  while (server.listening) await pause(10);
  await expect(ask(server, '/')).rejects.toThrow('ECONNREFUSED');
  release();
  const finished = await slow;
  expect([finished.headers.connection, await text(finished)]).toEqual(['close', 'done']);
  await stopped;
  agent.destroy();
});

test('does not wait for ever', async () => {
  const { server, began, release } = await start();
  const graceful = gracefulStop(server, { drainMs: 0, patienceMs: 50 });
  const broken = expect(ask(server, '/slow')).rejects.toThrow('socket hang up');
  await began;
  await graceful.stop();
  await broken;
  release();
});
