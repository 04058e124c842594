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

/** Returns the route pattern of a path; `other` without one, because clients can invent any number of paths. */
export type RouteOf = (path: string) => string;

/**
 * Creates a matcher for patterns such as `/jobs/:key` or `/api/{type}/details/{id}`.
 * @param prefixes patterns for whole folders, `/assets/` for example
 */
export function routePatterns(patterns: readonly string[], prefixes: readonly string[] = []): RouteOf {
  const isPlain = (pattern: string) => !/[:{*]/.test(pattern);
  const plain = new Set(patterns.filter(isPlain));
  const variable = patterns
    .filter((pattern) => !isPlain(pattern) && !pattern.includes('*'))
    .map((pattern) => ({
      pattern,
      test: new RegExp(`^${pattern.replace(/\.(?=\w)/g, '\\.').replace(/:\w+\??|\{\w+\}/g, '[^/]+')}$`),
    }));
  return (path) => {
    if (plain.has(path)) return path;
    const prefix = prefixes.find((one) => path.startsWith(one));
    if (prefix) return `${prefix}*`;
    return variable.find(({ test }) => test.test(path))?.pattern ?? 'other';
  };
}
