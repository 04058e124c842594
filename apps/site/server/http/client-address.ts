import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import proxyAddress from 'proxy-addr';

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

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 one,
 * because every household has 2^64 addresses to choose from.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
