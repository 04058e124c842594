import type { ServerBuild } from 'react-router';
import type { Env } from '../env.ts';
import type { CacheResult } from './cache/page-cache.ts';
import type { Content } from './content/connect.ts';
import type { RevisionWatch } from './content/revision.ts';
import { startHeartbeat } from './status/heartbeat.ts';
import { processReport } from './status/process-report.ts';
import { versions } from './status/versions.ts';

export interface Observed {
  /** To be told of each answer of the page cache; none when nothing is measured. */
  onCacheResult: ((result: CacheResult) => void) | undefined;
  stop(): Promise<void>;
}

/**
 * Lets others see how this process is: a sign of life in the database for the
 * status page, and Prometheus metrics and OpenTelemetry traces where they are
 * configured. What is not configured is not loaded.
 */
export async function observe({
  env,
  content,
  revision,
  build,
}: {
  env: Env;
  content: Content;
  revision: RevisionWatch;
  build: ServerBuild | (() => Promise<ServerBuild>);
}): Promise<Observed> {
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
      : await (await import('./metrics/site-metrics.ts')).serveSiteMetrics({
          port: env.METRICS_PORT,
          host: env.METRICS_HOST,
          build: { version: versions.app, node: versions.node, payload: versions.payload },
          content,
          revision,
          routes: typeof build === 'function' ? undefined : build.routes,
        });
  const heartbeat = startHeartbeat({
    content,
    report: () => processReport({ env, revision: revision.current }),
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
