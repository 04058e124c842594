import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { format, stripVTControlCharacters } from 'node:util';
import { pino } from 'pino';
import { watchRequests } from './http-requests.ts';
import { logOptions } from './log.ts';
import { enterRequest } from './request-context.ts';

export interface ProcessOptions {
  /** The name in each log line. */
  service: string;
  version: string;
  commit: string;
  level: string;
  metrics?: { port: number; host: string } | undefined;
}

/**
 * Adds logs, request ids and metrics to a process of a framework (Next.js), by Node's diagnostics channels and
 * by replacing the console. Call it before the framework is loaded.
 */
export async function observeProcess(options: ProcessOptions): Promise<void> {
  const { service, version, metrics } = options;
  const logger = pino(logOptions({ level: options.level, name: service }));
  replaceConsole(logger);
  assignRequestIds();
  watchRequests(
    () => true,
    ({ method, path, status, seconds, requestId }) => {
      if (path === '/metrics') return;
      const level = status >= 500 ? 'error' : 'debug';
      logger[level]({ requestId, method, path, status, ms: Math.round(seconds * 1_000) }, 'request');
    },
  );
  if (metrics) {
    const { serveMetrics } = await import('./metrics.ts');
    const build = { version, commit: options.commit, node: process.versions.node };
    await serveMetrics({ ...metrics, build });
  }
}

/** Sets an id on each request; one of the client is not trusted. */
function assignRequestIds(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const id = randomUUID();
    request.headers['x-request-id'] = id;
    response.setHeader('x-request-id', id);
    enterRequest(id);
  });
}

function replaceConsole(logger: pino.Logger): void {
  const text = (args: unknown[]) => stripVTControlCharacters(format(...args)).trim();
  const logAs =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...args: unknown[]) => {
      const err = args.find((one) => one instanceof Error);
      if (err) logger[level]({ err }, text(args.filter((one) => one !== err)) || err.message);
      else if (text(args)) logger[level](text(args));
    };
  Object.assign(console, {
    debug: logAs('debug'),
    log: logAs('info'),
    info: logAs('info'),
    warn: logAs('warn'),
    error: logAs('error'),
  });
}
