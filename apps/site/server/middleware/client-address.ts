import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import proxyAddress from 'proxy-addr';

export { toNetwork } from '@riverfront/backend/limits/rate-limiter';

/** Returns the IP address that a request came from. */
export type ClientAddress = (c: Context) => string;

/**
 * Creates the function that resolves client addresses: the socket's, or behind trusted proxies the nearest
 * untrusted one in `X-Forwarded-For`. Headers from anybody else are ignored.
 * @param trusted addresses, CIDR ranges, or proxy-addr's names `loopback`, `linklocal`, `uniquelocal`
 * @throws {TypeError} for an invalid range
 */
export function clientAddress(trusted: string[]): ClientAddress {
  const trust = proxyAddress.compile(trusted);
  return function clientAddress(c) {
    const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
    return incoming ? proxyAddress(incoming, trust) : '127.0.0.1';
  };
}

/** Checks whether an address is of the loopback interface. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}
