import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * How long and how much a connection may take, in milliseconds and bytes
 * (measured with `npm run bench -- attacks`). Node's own values leave a slow header
 * a minute and a half and a slow body five minutes.
 */
export const serverOptions = {
  headersTimeout: 15_000,
  // A file of 5 MB at 50 KB a second takes 100 seconds.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** An idle connection costs about 10 KB: all of them stay far below what pages take. */
const mostConnections = 10_000;

/** Longest time in which a connection neither reads nor writes: a reader that has gone away. */
const silenceMs = 120_000;

const refusals = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** What is no HTTP gets an answer of its own, with the headers of every other one that hold for it. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals.get(error.code ?? '') ?? '400 Bad Request';
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

/** Sets the limits that are no options of the constructor. */
export function limitServer(server: Server): void {
  server.maxConnections = mostConnections;
  server.setTimeout(silenceMs);
  server.on('clientError', refuse);
}
