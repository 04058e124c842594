/**
 * Loaded before Next (`node --import ./observe.ts … next start`): JSON logs,
 * numbers of requests, and what is configured of metrics and traces.
 */
import { observeProcess } from '@riverfront/telemetry/process';
import project from '../../package.json' with { type: 'json' };
import { env } from './env.ts';

await observeProcess({
  service: 'riverfront-staff',
  version: project.version,
  commit: env.COMMIT,
  level: env.LOG_LEVEL,
  routes: {
    patterns: ['/', '/healthz', '/readyz', '/robots.txt', '/admin', '/admin/login', '/api/users/login'],
    prefixes: [
      ...['applications', 'messages', 'jobs', 'media', 'users'].map((name) => `/api/${name}/`),
      ...['/admin/collections/', '/admin/globals/', '/admin/', '/api/', '/_next/static/', '/pdfjs/'],
    ],
  },
  metrics:
    env.CMS_METRICS_PORT === undefined ? undefined : { port: env.CMS_METRICS_PORT, host: env.METRICS_HOST },
  collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  from: import.meta.url,
});
