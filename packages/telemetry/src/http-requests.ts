import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** An HTTP request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  seconds: number;
  /** As the answer's header has it. */
  requestId: string | undefined;
}

interface ChannelMessage {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const started = 'http.server.request.start';
const finished = 'http.server.response.finish';

/**
 * Tells of every request that a server of this process has answered, whatever
 * framework did; Node itself says so on its channels, so nothing is wrapped.
 * @param isMeasured which servers count
 * @returns how to stop
 */
export function watchRequests(
  isMeasured: (server: Server) => boolean,
  onAnswered: (request: AnsweredRequest) => void,
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
    onAnswered({
      method,
      path: query < 0 ? url : url.slice(0, query),
      status: response.statusCode,
      seconds: (performance.now() - start) / 1_000,
      requestId: typeof requestId === 'string' ? requestId : undefined,
    });
  };
  subscribe(started, onStart);
  subscribe(finished, onFinish);
  return () => {
    unsubscribe(started, onStart);
    unsubscribe(finished, onFinish);
  };
}
