import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { embeddedUrl, readOrCreateSecret } from '@riverfront/database';
import { findKeyFileErrors } from '@riverfront/mail';
import { env, root, wrongSettingCode } from '../env.ts';
import { UserError } from '../user-error.ts';

export type Settings = ReturnType<typeof createSettings>;

/** Where the secret is stored when PAYLOAD_SECRET is not set. */
export const secretFile = join(env.dataDir, 'payload-secret');

/** Resolves a folder that a variable names, by default one in the data folder. */
export function resolveFolder(variable: 'MEDIA_DIR' | 'RESUMES_DIR' | 'OUTBOX_DIR', name: string): string {
  const given = env[variable];
  return given ? resolve(root, given) : join(env.dataDir, name);
}

/** Creates the data folder. Codes, files of applicants and the database in it are for this account alone. */
export function createDataFolder(): void {
  process.umask(0o077);
  mkdirSync(env.dataDir, { recursive: true });
  // Through the folder of root others may pass: PostgreSQL runs as another account.
  chmodSync(env.dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/** Asserts that the mail server's key can be read; not in a container. @throws {UserError} */
export function assertKeyFile(): void {
  const errors = findKeyFileErrors(env).map(([name, rule]) => `${name} ${rule}.`);
  if (errors.length > 0) throw new UserError(errors.join('\n'), wrongSettingCode);
}

/**
 * Completes the settings that were given with defaults; creates the secret when there is none.
 * @returns addresses of an instance, and the environment of both apps and of `scripts/prepare.ts`
 */
export function createSettings(nodeEnv: 'production' | 'development') {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const cmsUrl = env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`;
  const databaseUrl = env.DATABASE_URL ?? embeddedUrl(env.dataDir, env.DATABASE_PORT);
  const secret = env.PAYLOAD_SECRET ?? readOrCreateSecret(secretFile);
  const outboxToken = env.SMTP_URL ? '' : randomBytes(24).toString('base64url');
  const git = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return {
    ...{ siteUrl, cmsUrl, databaseUrl, secret },
    /** Link to the emails that are stored instead of sent. */
    outboxUrl: outboxToken && `http://localhost:${env.PORT}/__outbox?token=${outboxToken}`,
    environment: {
      ...env.inherited,
      NODE_ENV: nodeEnv,
      COMMIT: git.stdout?.trim() || env.COMMIT,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: secret,
      MEDIA_DIR: resolveFolder('MEDIA_DIR', 'media'),
      RESUMES_DIR: resolveFolder('RESUMES_DIR', 'resumes'),
      OUTBOX_DIR: resolveFolder('OUTBOX_DIR', 'outbox'),
      OUTBOX_TOKEN: outboxToken,
      SITE_URL: siteUrl,
      CMS_URL: cmsUrl,
      PORT: String(env.PORT),
      CMS_PORT: String(env.CMS_PORT),
      // The embedded database is for trials on one's own machine.
      SAMPLE_CONTENT: env.SAMPLE_CONTENT ?? (env.DATABASE_URL ? 'minimal' : 'full'),
      REQUIRE_SECOND_FACTOR: env.REQUIRE_SECOND_FACTOR ?? (env.DATABASE_URL ? 'on' : 'off'),
      NEXT_TELEMETRY_DISABLED: '1',
      // Lines of JSON are for the journal; at a terminal only warnings and worse.
      LOG_LEVEL: env.inherited.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : env.LOG_LEVEL),
    } satisfies NodeJS.ProcessEnv,
  };
}
