import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddressHeader } from '@riverfront/content/network';
import proxyAddress from 'proxy-addr';

/**
 * Tells each request's client address in a header, in the place of whatever the
 * client sent under its name. Next hands its handlers no socket, and believes
 * every `X-Forwarded-For` (16.4, `base-server.js`), so it is done on Node's own channel.
 * @param trusted addresses, CIDR ranges, or proxy-addr's names `loopback`, `linklocal`, `uniquelocal`
 * @throws {TypeError} when one of them is none
 */
export function markClientAddress(trusted: string[]): void {
  const trust = proxyAddress.compile(trusted);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[clientAddressHeader] = proxyAddress(request, trust);
  });
}
