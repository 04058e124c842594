import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A finished HTTP request. */
export interface FinishedRequest {
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

const startChannel = 'http.server.request.start';
const finishChannel = 'http.server.response.finish';

/**
 * Calls back for every finished request of this process's servers, whatever the framework, by Node's diagnostics
 * channels.
 * @param isMeasured which servers
 * @returns how to stop
 */
export function watchRequests(
  isMeasured: (server: Server) => boolean,
  onFinished: (request: FinishedRequest) => void,
): () => void {
  const since = new WeakMap<object, number>();
  const onStart = (message: unknown) => {
    since.set((message as ChannelMessage).request, performance.now());
  };
  const onFinish = (message: unknown) => {
    const { request, response, server } = message as ChannelMessage;
    const start = since.get(request);
    if (start === undefined || !isMeasured(server)) return;
    const { method = '', url = '' } = request;
    const query = url.indexOf('?');
    const requestId = response.getHeader('x-request-id');
    onFinished({
      method,
      path: query < 0 ? url : url.slice(0, query),
      status: response.statusCode,
      seconds: (performance.now() - start) / 1_000,
      requestId: typeof requestId === 'string' ? requestId : undefined,
    });
  };
  subscribe(startChannel, onStart);
  subscribe(finishChannel, onFinish);
  return () => {
    unsubscribe(startChannel, onStart);
    unsubscribe(finishChannel, onFinish);
  };
}
