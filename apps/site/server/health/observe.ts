import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { execute, sql } from '@riverfront/backend/database/transaction';
import type { ProcessReport } from '@riverfront/backend/health/process-report';
import { isUnavailable } from '@riverfront/backend/health/unavailable';
import type { FileStore } from '@riverfront/backend/storage/file-store';
import type { EmailTransport } from '@riverfront/mail';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import type { RevisionWatch } from '../cache/revision.ts';
import type { Content } from '../database/connect.ts';

const versionOf = (file: URL) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** Versions of this process. */
const versions = Object.freeze({
  app: versionOf(new URL('../../../../package.json', import.meta.url)),
  node: process.versions.node,
  // Payload does not export its package.json; its entry is `dist/index.js`.
  payload: versionOf(new URL('../package.json', import.meta.resolve('payload'))),
});

interface ObserveOptions {
  env: Env;
  /** Where files are stored. */
  files: Record<'media' | 'resumes', Pick<FileStore, 'check'>>;
  content: Content;
  revision: RevisionWatch;
  transport: EmailTransport;
  logger: Logger;
}

/** Starts the heartbeat for the status page and, where configured, Prometheus metrics; else these are not loaded. */
export async function observe(options: ObserveOptions): Promise<{ stop(): Promise<void> }> {
  const { env, content } = options;
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : await (await import('./site-metrics.ts')).serveSiteMetrics({
          port: env.METRICS_PORT,
          host: env.METRICS_HOST,
          build: {
            version: versions.app,
            commit: env.COMMIT,
            node: versions.node,
            payload: versions.payload,
          },
          content,
        });
  const heartbeat = startHeartbeat(options);
  return {
    async stop() {
      await heartbeat.stop();
      await metrics?.stop();
    },
  };
}

/** Creates the report of this process for the status page, without secrets. */
async function createReport({ env, files, revision, transport }: ObserveOptions): Promise<ProcessReport> {
  return {
    versions,
    memoryMb: Math.round(process.memoryUsage.rss() / 1_000_000),
    revision: revision.current(),
    mail: env.SMTP_URL ? `SMTP to ${new URL(env.SMTP_URL).host}` : null,
    mailExpiresAt: transport.expiresAt?.toISOString() ?? null,
    sender: env.MAIL_FROM,
    captcha: env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET ? 'reCAPTCHA v3' : 'ALTCHA, self-hosted',
    scanner: env.CLAMAV_ADDRESS ?? null,
    storage: {
      media: await files.media.check(),
      resumes: await files.resumes.check(),
    },
  };
}

/** The status page calls a process lost after four missing heartbeats. */
const intervalMs = 15_000;

/** Stores a heartbeat with a report of this process every 15 seconds, and deletes it at a graceful shutdown. */
function startHeartbeat(options: ObserveOptions): { stop(): Promise<void> } {
  const { content, logger } = options;
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Writes unless the database is unavailable: then the status page shows the process as disappeared. */
  async function write(work: (run: ReturnType<typeof execute>) => Promise<unknown>): Promise<void> {
    try {
      await work(execute(content.payload()));
    } catch (error) {
      if (!isUnavailable(error)) logger.error({ err: error }, 'The heartbeat could not be stored');
    }
  }

  async function tick(): Promise<void> {
    await write(async (run) => {
      const report = JSON.stringify(await createReport(options));
      await run(sql`
        insert into site_processes (id, host, report) values (${id}, ${hostname()}, ${report}::jsonb)
        on conflict (id) do update set seen_at = now(), report = excluded.report`);
      // Killed processes leave their row.
      await run(sql`delete from site_processes where seen_at < now() - interval '1 day'`);
    });
    if (!isStopped) timer = setTimeout(tick, intervalMs).unref();
  }
  void content.ready.then(tick);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await write((run) => run(sql`delete from site_processes where id = ${id}`));
    },
  };
}
