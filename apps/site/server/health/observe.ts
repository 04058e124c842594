import type { ServerBuild } from 'react-router';
import type { Env } from '../../env.ts';
import type { CacheResult } from '../cache/page-cache.ts';
import type { RevisionWatch } from '../cache/revision.ts';
import type { Content } from '../database/connect.ts';
import { processReport, versions } from './process-report.ts';
import { startHeartbeat } from './report-heartbeat.ts';

export interface Observed {
  /** Counts a result of the page cache; undefined without metrics. */
  onCacheResult: ((result: CacheResult) => void) | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the heartbeat for the status page and, where configured, Prometheus metrics and OpenTelemetry
 * traces. What is not configured is not loaded.
 */
export async function observe(options: {
  env: Env;
  buckets: Parameters<typeof processReport>[0]['buckets'];
  content: Content;
  revision: RevisionWatch;
  build: ServerBuild | (() => Promise<ServerBuild>);
}): Promise<Observed> {
  const { env, buckets, content, revision, build } = options;
  const stopTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await (await import('@riverfront/telemetry/tracing')).startTracing({
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: 'riverfront-site',
        version: versions.app,
        from: import.meta.url,
      })
    : undefined;
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : await (await import('./site-metrics.ts')).serveSiteMetrics({
          port: env.METRICS_PORT,
          host: env.METRICS_HOST,
          build: { version: versions.app, node: versions.node, payload: versions.payload },
          content,
          revision,
          routes: typeof build === 'function' ? undefined : build.routes,
        });
  const heartbeat = startHeartbeat({
    content,
    report: () => processReport({ env, buckets, revision: revision.current }),
  });
  return {
    onCacheResult: metrics?.onCacheResult,
    async stop() {
      await heartbeat.stop();
      await metrics?.stop();
      await stopTracing?.();
    },
  };
}
