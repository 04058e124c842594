import { resolve } from 'node:path';
import { createAdaptorServer, getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { readEnv } from './env.ts';
import { connectContent } from './server/content/connect.ts';
import { readRevision, watchRevision } from './server/content/revision.ts';
import { createApp } from './server/create-app.ts';
import { developmentServer } from './server/development.ts';

const env = readEnv();
const logger = pino({ level: env.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime });

const content = connectContent({
  databaseUrl: env.DATABASE_URL,
  secret: env.PAYLOAD_SECRET,
  mediaDir: env.MEDIA_DIR,
  // Payload would warn that it sends no mail; lost connections are reported by `onFailure` and readiness.
  logger: { options: { level: 'error' } },
  onFailure: () => logger.warn('The database cannot be reached; trying again every second'),
});
const revision = watchRevision({ read: async () => readRevision(content.payload()) });

const vite = env.NODE_ENV === 'development' ? await developmentServer(import.meta.dirname) : undefined;
const build =
  vite?.build ?? ((await import(resolve(import.meta.dirname, 'build/server/index.js'))) as ServerBuild);

const app = createApp({
  content,
  revision,
  logger,
  mediaDir: env.MEDIA_DIR,
  origin: env.SITE_URL,
  pageMaxAgeMs: env.PAGE_MAX_AGE_SECONDS * 1_000,
  pages: { build, mode: env.NODE_ENV },
});

const server = vite
  ? vite.createServer(getRequestListener(app.fetch))
  : createAdaptorServer({ fetch: app.fetch });
server.listen(env.PORT, env.HOST, () => logger.info({ port: env.PORT }, 'The site is listening'));
server.on('error', (error) => {
  logger.fatal(error.message);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    revision.stop();
    server.close();
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await Promise.all([vite?.close(), content.close()]);
    process.exit(0);
  });
}
