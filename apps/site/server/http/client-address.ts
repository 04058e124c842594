import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import proxyAddress from 'proxy-addr';

export { networkOf } from '@riverfront/content/network';

/** Tells from which address a request came. */
export type ClientAddress = (c: Context) => string;

/**
 * The address of the socket; when that is a proxy named in the configuration,
 * the nearest address before it that is none (requirements, Security, "client
 * address"). Anyone else's forwarding headers mean nothing.
 * @param trusted addresses, CIDR ranges, or proxy-addr's names `loopback`, `linklocal`, `uniquelocal`
 * @throws {TypeError} when one of them is none
 */
export function clientAddress(trusted: string[]): ClientAddress {
  const trust = proxyAddress.compile(trusted);
  return function clientAddress(c) {
    const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
    return incoming ? proxyAddress(incoming, trust) : '127.0.0.1';
  };
}

/** True for an address of this machine itself. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}
