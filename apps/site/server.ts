import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { onDatabaseAnswer } from '@riverfront/backend/database/watch-pool';
import { createHeartbeat } from '@riverfront/backend/health/heartbeat';
import { readSettingsOrExit } from '@riverfront/backend/settings';
import { openBuckets } from '@riverfront/backend/storage/bucket';
import { openFolder } from '@riverfront/backend/storage/file-store';
import { bucketSettings } from '@riverfront/backend/storage/settings';
import { readTimeZone } from '@riverfront/backend/time/read-time-zone';
import { outboxTransport, smtpTransport } from '@riverfront/mail';
import { logOptions } from '@riverfront/telemetry/log';
import { pino } from 'pino';
import { readEnv } from './env.ts';
import { createCache } from './server/cache/cache.ts';
import { serveHits } from './server/cache/page-cache.ts';
import { readRevision, watchRevision } from './server/cache/revision.ts';
import { createApp } from './server/create-app.ts';
import { connectContent } from './server/database/connect.ts';
import { developmentServer } from './server/development.ts';
import { gracefulShutdown } from './server/health/graceful-shutdown.ts';
import { observe } from './server/health/observe.ts';
import { altcha } from './server/limits/captcha/altcha.ts';
import { recaptcha } from './server/limits/captcha/recaptcha.ts';
import { limitServer, serverOptions } from './server/limits/server-limits.ts';
import { createServices } from './server/services.ts';

const env = readSettingsOrExit(readEnv);
const logger = pino(logOptions({ level: env.LOG_LEVEL, name: 'riverfront-site' }));

const inS3 = bucketSettings(env);
const buckets = inS3 && openBuckets(inS3);
const media = buckets?.media ?? openFolder(env.MEDIA_DIR);
const content = connectContent({
  databaseUrl: env.DATABASE_URL,
  secret: env.PAYLOAD_SECRET,
  mediaDir: env.MEDIA_DIR,
  mediaBucket: buckets?.media,
  // Payload would warn that it sends no email; `onFailure` and readiness report lost connections.
  logger: { options: logOptions({ level: 'error' }) },
  onFailure: () => logger.warn('The database cannot be reached; retrying every second'),
});
const isRecaptcha = env.RECAPTCHA_SITE_KEY !== undefined && env.RECAPTCHA_SECRET !== undefined;
const transport = env.SMTP_URL
  ? smtpTransport({ url: env.SMTP_URL, from: env.MAIL_FROM, oauth: env })
  : outboxTransport({ dir: env.OUTBOX_DIR, from: env.MAIL_FROM });
const services = createServices({
  content,
  databaseUrl: env.DATABASE_URL,
  secret: env.PAYLOAD_SECRET,
  previousSecret: env.PREVIOUS_PAYLOAD_SECRET,
  resumesDir: env.RESUMES_DIR,
  outboxDir: env.OUTBOX_DIR,
  media,
  resumesBucket: buckets?.resumes,
  siteUrl: env.SITE_URL,
  cmsUrl: env.CMS_URL,
  transport,
  mailFrom: env.MAIL_FROM,
  captchaProvider:
    env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET
      ? recaptcha({ siteKey: env.RECAPTCHA_SITE_KEY, secret: env.RECAPTCHA_SECRET })
      : altcha(env.PAYLOAD_SECRET),
  scannerAddress: env.CLAMAV_ADDRESS,
  crm:
    env.CRM_WEBHOOK_URL && env.CRM_WEBHOOK_SECRET
      ? { url: env.CRM_WEBHOOK_URL, secret: env.CRM_WEBHOOK_SECRET }
      : undefined,
  logger,
});
const vite = env.NODE_ENV === 'development' ? await developmentServer(import.meta.dirname) : undefined;
const build = vite?.build ?? (await import('virtual:react-router/server-build'));

const heartbeat = createHeartbeat();
// Each answer counts: behind many others a query waits longer for its connection than a silent database is given.
// Without a connection when the site is stopped before it has one.
content.ready.then(() => onDatabaseAnswer(content.payload(), heartbeat.recordAnswer)).catch(() => undefined);
const revision = watchRevision({
  async read() {
    const revision = await readRevision(content.payload());
    // After it, so that no page of a newer revision shows days of the older zone.
    await readTimeZone(content.payload());
    return revision;
  },
  onError: (error) => logger.error({ err: error }, 'The revision could not be read'),
});
const observed = await observe({
  env,
  files: { media, resumes: services.deps.resumes },
  content,
  revision,
  transport,
  logger,
});
const cache = createCache({
  revision: revision.current,
  previous: revision.previous,
  changedAt: revision.changedAt,
});

const app = createApp({
  content,
  revision,
  heartbeat,
  logger,
  media,
  isStopping: () => graceful.isStopping(),
  origin: env.SITE_URL,
  staffOrigin: new URL(env.CMS_URL).origin,
  cache,
  maxAgeMs: env.PAGE_MAX_AGE_SECONDS * 1_000,
  commands: services.deps,
  trustedProxies: env.TRUSTED_PROXIES,
  ...(!env.SMTP_URL && env.OUTBOX_TOKEN && { outbox: { dir: env.OUTBOX_DIR, token: env.OUTBOX_TOKEN } }),
  pages: { build, mode: env.NODE_ENV, recaptcha: isRecaptcha },
});

const server = vite
  ? vite.createServer(getRequestListener(app.fetch))
  : createServer(serverOptions, serveHits(cache, getRequestListener(app.fetch)));
const graceful = gracefulShutdown(server, { drainMs: env.DRAIN_SECONDS * 1_000 });
limitServer(server as Server);
server.listen(env.PORT, env.HOST, () => logger.info({ port: env.PORT }, 'The site is listening'));
server.on('error', (error) => {
  logger.fatal(error.message);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    // Requests first, because they use the queue and the revision.
    await graceful.stop();
    revision.stop();
    await services.stop();
    await observed.stop();
    await Promise.all([vite?.close(), content.close()]);
    process.exit(0);
  });
}
