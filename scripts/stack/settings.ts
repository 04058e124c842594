import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '@riverfront/backend/settings';
import { embeddedUrl, readOrCreateSecret } from '@riverfront/database';
import { findKeyFileErrors } from '@riverfront/mail';
import { env, root } from '../env.ts';

export type Environment = ReturnType<typeof completeEnvironment>;

/** Where the secret is stored when PAYLOAD_SECRET is not set. */
export const secretFile = join(env.dataDir, 'payload-secret');

/** Creates the data folder. Codes, files of applicants and the database in it are for this account alone. */
export function createDataFolder(): void {
  process.umask(0o077);
  mkdirSync(env.dataDir, { recursive: true });
  // Through the folder of root others may pass: PostgreSQL runs as another account.
  chmodSync(env.dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/** Asserts that the mail server's key can be read; not in a container. @throws {SettingsError} */
export function assertKeyFile(): void {
  const errors = findKeyFileErrors(env).map(([name, rule]) => `${name} ${rule}.`);
  if (errors.length > 0) throw new SettingsError(errors);
}

/** Completes the variables of both apps and of `scripts/prepare.ts` with defaults; creates the secret when there is none. */
export function completeEnvironment(nodeEnv: 'production' | 'development') {
  const git = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return {
    ...env.inherited,
    NODE_ENV: nodeEnv,
    COMMIT: git.stdout?.trim() || env.COMMIT,
    DATABASE_URL: env.DATABASE_URL ?? embeddedUrl(env.dataDir, env.DATABASE_PORT),
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? readOrCreateSecret(secretFile),
    MEDIA_DIR: env.mediaDir,
    RESUMES_DIR: env.resumesDir,
    OUTBOX_DIR: env.outboxDir,
    OUTBOX_TOKEN: env.SMTP_URL ? '' : randomBytes(24).toString('base64url'),
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    CMS_URL: env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`,
    PORT: String(env.PORT),
    CMS_PORT: String(env.CMS_PORT),
    // The embedded database is for trials on one's own machine.
    SAMPLE_CONTENT: env.SAMPLE_CONTENT ?? (env.DATABASE_URL ? 'minimal' : 'full'),
    REQUIRE_SECOND_FACTOR: env.REQUIRE_SECOND_FACTOR ?? (env.DATABASE_URL ? 'on' : 'off'),
    NEXT_TELEMETRY_DISABLED: '1',
    // Lines of JSON are for the journal; at a terminal only warnings and worse.
    LOG_LEVEL: env.inherited.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : env.LOG_LEVEL),
  } satisfies NodeJS.ProcessEnv;
}
