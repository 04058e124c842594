import { readFileSync } from 'node:fs';
import { checkStorage, type ProcessReport } from '@riverfront/backend/health/process-report';
import type { Bucket } from '@riverfront/backend/storage/bucket';
import type { Env } from '../../env.ts';

const versionOf = (file: URL) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** Versions of this process. */
export const versions = Object.freeze({
  app: versionOf(new URL('../../../../package.json', import.meta.url)),
  node: process.versions.node,
  // Payload does not export its package.json; its entry is `dist/index.js`.
  payload: versionOf(new URL('../package.json', import.meta.resolve('payload'))),
});

/** Creates the report of this process for the status page, without secrets. @param revision that it serves */
export async function processReport({
  env,
  buckets,
  revision,
}: {
  env: Env;
  /** Where files are stored; undefined for folders. */
  buckets: { media: Bucket; resumes: Bucket } | undefined;
  revision: () => string;
}): Promise<ProcessReport> {
  return {
    versions,
    memoryMb: Math.round(process.memoryUsage.rss() / 1_000_000),
    revision: revision(),
    mail: env.SMTP_URL ? `SMTP to ${new URL(env.SMTP_URL).host}` : null,
    sender: env.MAIL_FROM,
    captcha: env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET ? 'reCAPTCHA v3' : 'ALTCHA, self-hosted',
    scanner: env.CLAMAV_ADDRESS ?? null,
    storage: {
      media: await checkStorage(env.MEDIA_DIR, buckets?.media, 'read'),
      resumes: await checkStorage(env.RESUMES_DIR, buckets?.resumes),
    },
  };
}
