import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddressHeader } from '@riverfront/backend/limits/network';
import proxyAddress from 'proxy-addr';

/**
 * Sets each request's client address in a header, overwriting what the client sent. Next hands its handlers
 * no socket and trusts every `X-Forwarded-For` (16.4, `base-server.js`), so this subscribes to Node's
 * diagnostics channel.
 * @param trusted addresses, CIDR ranges, or proxy-addr's names `loopback`, `linklocal`, `uniquelocal`
 * @throws {TypeError} for anything else
 */
export function markClientAddress(trusted: string[]): void {
  const trust = proxyAddress.compile(trusted);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[clientAddressHeader] = proxyAddress(request, trust);
  });
}
