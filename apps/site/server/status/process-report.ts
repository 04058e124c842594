import { folderState, type ProcessReport } from '@riverfront/content/status';
import type { Env } from '../../env.ts';
import { versions } from './versions.ts';

/** What this process can tell of itself; nothing in it is secret. @param revision the publication that it serves */
export async function processReport({
  env,
  revision,
}: {
  env: Env;
  revision: () => string;
}): Promise<ProcessReport> {
  return {
    versions,
    memoryMb: Math.round(process.memoryUsage.rss() / 1_000_000),
    revision: revision(),
    mail: env.SMTP_URL ? `SMTP to ${new URL(env.SMTP_URL).host}` : null,
    captcha: env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET ? 'reCAPTCHA v3' : 'ALTCHA, self-hosted',
    scanner: env.CLAMAV_ADDRESS ?? null,
    storage: { media: await folderState(env.MEDIA_DIR, 'read'), resumes: await folderState(env.RESUMES_DIR) },
  };
}
