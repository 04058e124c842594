import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Polls a condition every 50 ms. @throws {Error} when it does not hold within `timeoutMs` */
export async function until(condition: () => Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await condition().catch(() => false)) return;
    await pause(50);
  }
  throw new Error(`The condition did not hold within ${timeoutMs / 1_000} seconds.`);
}

const assigned = new Set<number>();

/** Finds a port of loopback that nobody listens on, and another one at each call. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  if (assigned.has(port)) return findFreePort();
  assigned.add(port);
  return port;
}
