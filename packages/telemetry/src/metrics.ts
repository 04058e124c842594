import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RouteOf } from './http-requests.ts';
import { watchRequests } from './http-requests.ts';

export { routePatterns } from './http-requests.ts';
export { Counter, Gauge };

/** Seconds; a cached page takes less than the first, a render less than the third. */
const buckets = [0.001, 0.005, 0.03, 0.1, 0.3, 1, 3, 10];

export interface MetricsOptions {
  /** On a network that visitors cannot reach; 0 for any free port. */
  port: number;
  host: string;
  /** Labels of `riverfront_build_info`. */
  build: Record<string, string>;
  /** Returns the pattern of a path, for the label `route`. */
  routeOf: RouteOf;
  /** Registers further metrics. */
  register?: (registry: Registry) => void;
  /** Sets those that are read together, before each scrape. */
  collect?: () => Promise<void>;
}

export interface MetricsServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves metrics of this process in Prometheus's text format at `/metrics`, on a separate port. */
export async function serveMetrics(options: MetricsOptions): Promise<MetricsServer> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Gauges with the name of a counter, which Prometheus's linter rejects; their parts by type say the same.
  for (const name of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${name}_total`);
  const build = new Gauge({
    name: 'riverfront_build_info',
    help: 'Always 1; the labels have the versions.',
    labelNames: Object.keys(options.build),
    registers: [registry],
  });
  build.set(options.build, 1);
  options.register?.(registry);

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      await options.collect?.();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  const unwatch = measureRequests(registry, server, options.routeOf);
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}/metrics`,
    async stop() {
      unwatch();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function measureRequests(registry: Registry, own: Server, routeOf: RouteOf): () => void {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return watchRequests(
    (server) => server !== own,
    ({ method, path, status, seconds }) =>
      histogram.observe(
        { method: methods.has(method) ? method : 'other', route: routeOf(path), status },
        seconds,
      ),
  );
}

/** Others are labelled `other`, because clients can invent any number of them. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
