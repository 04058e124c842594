/** Loaded before Next (`node --import ./observe.ts … next start`): JSON logs, request ids, and metrics if configured. */
import { observeProcess } from '@riverfront/telemetry/process';
import project from '../../package.json' with { type: 'json' };
import { env } from './env.ts';

await observeProcess({
  service: 'riverfront-staff',
  version: project.version,
  commit: env.COMMIT,
  level: env.LOG_LEVEL,
  metrics:
    env.CMS_METRICS_PORT === undefined ? undefined : { port: env.CMS_METRICS_PORT, host: env.METRICS_HOST },
});
