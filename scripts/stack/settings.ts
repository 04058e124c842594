import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { embeddedUrl, readOrCreateSecret } from '@riverfront/database';
import { env, root } from '../env.ts';

/** Addresses and environment of one running instance. */
export interface Settings {
  siteUrl: string;
  cmsUrl: string;
  databaseUrl: string;
  /** Link to the emails that are stored instead of sent; undefined when an SMTP server is configured. */
  outboxUrl: string | undefined;
  /** The environment of both apps and of `scripts/prepare.ts`. */
  environment: NodeJS.ProcessEnv;
}

/** Completes the settings that were given with defaults; creates the secret when there is none. */
export function createSettings(nodeEnv: 'production' | 'development'): Settings {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const cmsUrl = env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`;
  const databaseUrl = env.DATABASE_URL ?? embeddedUrl(env.dataDir, env.DATABASE_PORT);
  const outboxToken = env.SMTP_URL ? '' : randomBytes(24).toString('base64url');
  return {
    siteUrl,
    cmsUrl,
    databaseUrl,
    outboxUrl: outboxToken ? `http://localhost:${env.PORT}/__outbox?token=${outboxToken}` : undefined,
    environment: {
      ...env.inherited,
      NODE_ENV: nodeEnv,
      COMMIT: readCommit(),
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? readOrCreateSecret(secretFile),
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
    },
  };
}

/** Reads the commit of this folder; `unknown` where it is no clone. */
function readCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() || env.COMMIT;
}

/** Where the secret is stored when PAYLOAD_SECRET is not set. */
export const secretFile = join(env.dataDir, 'payload-secret');

/** Resolves a folder that a variable names, by default one in the data folder. */
export function resolveFolder(variable: 'MEDIA_DIR' | 'RESUMES_DIR' | 'OUTBOX_DIR', name: string): string {
  const given = env[variable];
  return given ? resolve(root, given) : join(env.dataDir, name);
}

/** What a command that opens the content of a running instance needs. */
export function contentOptions() {
  const { databaseUrl, cmsUrl, environment } = createSettings('production');
  return {
    databaseUrl,
    cmsUrl,
    secret: environment.PAYLOAD_SECRET ?? '',
    mediaDir: environment.MEDIA_DIR ?? '',
  };
}
