import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { idleMs } from '@riverfront/contract/application-limits';

/**
 * Timeouts in ms and sizes in bytes against slow clients. Node's defaults leave a slow header a minute and a half and a
 * slow body five minutes.
 */
export const serverOptions = {
  headersTimeout: 15_000,
  // A file of 5 MB at 3 KB a second takes half an hour; a line without progress ends by `idleMs`.
  requestTimeout: 30 * 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** An idle connection costs about 10 KB, so all of them take far less than the page cache. */
const maxConnections = 10_000;

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** Answers what is not valid HTTP, with the security headers that apply to an empty response. */
function handleClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses.get(error.code ?? '') ?? '400 Bad Request';
  const headers = [
    'connection: close',
    'content-length: 0',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy: same-origin',
    'referrer-policy: no-referrer',
    'strict-transport-security: max-age=31536000; includeSubDomains',
    'x-content-type-options: nosniff',
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`);
}

/** Sets the limits that the server's constructor does not take. */
export function limitServer(server: Server): void {
  server.maxConnections = maxConnections;
  server.setTimeout(idleMs);
  server.on('clientError', handleClientError);
}
