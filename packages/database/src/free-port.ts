import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

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
