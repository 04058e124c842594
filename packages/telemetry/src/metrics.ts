import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { watchRequests } from './http-requests.ts';

export interface MetricsOptions {
  /** On a network that visitors cannot reach; 0 for any free port. */
  port: number;
  host: string;
  /** Labels of `riverfront_build_info`. */
  build: Record<string, string>;
  /** Help of each figure; its metric is `riverfront_` and the name. */
  figures?: Record<string, string>;
  /** Reads the figures; called at most every 15 seconds. Those that are missing become NaN, which no alert compares. */
  readFigures?: () => Promise<Record<string, number>>;
}

export interface MetricsServer {
  url: string;
  stop(): Promise<void>;
}

const figuresMs = 15_000;

/** Seconds; a cached page takes less than the first, a render less than the third. */
const buckets = [0.001, 0.005, 0.03, 0.1, 0.3, 1, 3, 10];

/** Labels have no value that clients can invent. */
const methods = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
const folders = /^\/(?:api\/media|api|assets|admin|_next\/static)(?=\/)/;

const readNoFigures = async (): Promise<Record<string, number>> => ({});

/** Serves the metrics of this process in Prometheus's text format at `/metrics`, on a separate port. */
export async function serveMetrics(options: MetricsOptions): Promise<MetricsServer> {
  const { port, host, build, figures = {}, readFigures = readNoFigures } = options;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'riverfront_build_info',
    help: 'Always 1; the labels have the versions.',
    labelNames: Object.keys(build),
    registers,
  }).set(build, 1);

  let readAt = 0;
  let latest: ReturnType<typeof readFigures> = Promise.resolve({});
  for (const [name, help] of Object.entries(figures))
    new Gauge({
      name: `riverfront_${name}`,
      help,
      registers,
      async collect() {
        if (Date.now() - readAt >= figuresMs) {
          readAt = Date.now();
          latest = readFigures();
        }
        this.set((await latest)[name] ?? Number.NaN);
      },
    });

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics().catch(() => undefined);
    response.writeHead(text === undefined ? 500 : 200, { 'content-type': registry.contentType }).end(text);
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  watchRequests(
    (one) => one !== server,
    ({ method, path, status, seconds }) =>
      duration.observe(
        {
          method: methods.test(method) ? method : 'other',
          route: folders.exec(path)?.[0] ?? 'page',
          status,
        },
        seconds,
      ),
  );
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
