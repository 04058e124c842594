import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A finished HTTP request. */
interface FinishedRequest {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  seconds: number;
  /** From the response header. */
  requestId: string | undefined;
}

interface ChannelMessage {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/**
 * Calls back for every finished request of this process's servers, whatever the framework, by Node's diagnostics
 * channels.
 * @param isMeasured which servers
 */
export function watchRequests(
  isMeasured: (server: Server) => boolean,
  onFinished: (request: FinishedRequest) => void,
): void {
  const since = new WeakMap<object, number>();
  subscribe('http.server.request.start', (message) => {
    since.set((message as ChannelMessage).request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response, server } = message as ChannelMessage;
    const start = since.get(request);
    if (start === undefined || !isMeasured(server)) return;
    const { method = '', url = '' } = request;
    const requestId = response.getHeader('x-request-id');
    onFinished({
      method,
      path: url.replace(/\?.*/s, ''),
      status: response.statusCode,
      seconds: (performance.now() - start) / 1_000,
      requestId: typeof requestId === 'string' ? requestId : undefined,
    });
  });
}
