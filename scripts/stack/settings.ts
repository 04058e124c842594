import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { embeddedUrl } from '@riverfront/database';
import { env, root } from '../env.ts';
import { payloadSecret } from './data-folder.ts';

/** Where everything of one running instance is and what its processes are told. */
export interface Settings {
  siteUrl: string;
  cmsUrl: string;
  databaseUrl: string;
  /** Link to the emails that are kept instead of sent; none when an SMTP server is configured. */
  outboxUrl: string | undefined;
  /** No DATABASE_URL was given: the database is ours to start. */
  embedded: boolean;
  /** The environment of both apps and of the set-up. */
  environment: NodeJS.ProcessEnv;
}

/** Reads what was given and fills in what was not; makes the secret where there is none. */
export function settle(nodeEnv: 'production' | 'development'): Settings {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const cmsUrl = env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`;
  const databaseUrl = env.DATABASE_URL ?? embeddedUrl(env.dataDir, env.DATABASE_PORT);
  const outboxToken = env.SMTP_URL ? '' : randomBytes(24).toString('base64url');
  return {
    siteUrl,
    cmsUrl,
    databaseUrl,
    outboxUrl: outboxToken ? `http://localhost:${env.PORT}/__outbox?token=${outboxToken}` : undefined,
    embedded: !env.DATABASE_URL,
    environment: {
      ...env.inherited,
      NODE_ENV: nodeEnv,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? payloadSecret(env.dataDir),
      MEDIA_DIR: folder('MEDIA_DIR', 'media'),
      RESUMES_DIR: folder('RESUMES_DIR', 'resumes'),
      OUTBOX_DIR: folder('OUTBOX_DIR', 'outbox'),
      OUTBOX_TOKEN: outboxToken,
      MEDIA_CACHE_DIR: folder('MEDIA_CACHE_DIR', 'media-cache'),
      SNAPSHOT_DIR: folder('SNAPSHOT_DIR', 'snapshot'),
      SITE_URL: siteUrl,
      CMS_URL: cmsUrl,
      PORT: String(env.PORT),
      CMS_PORT: String(env.CMS_PORT),
      // The embedded database is for trying things out on one's own machine.
      REQUIRE_SECOND_FACTOR: env.REQUIRE_SECOND_FACTOR ?? (env.DATABASE_URL ? 'on' : 'off'),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
}

/** A folder that was named, or its place in the data folder. */
export function folder(
  name: 'MEDIA_DIR' | 'RESUMES_DIR' | 'OUTBOX_DIR' | 'MEDIA_CACHE_DIR' | 'SNAPSHOT_DIR',
  fallback: string,
): string {
  const given = env[name];
  return given ? resolve(root, given) : join(env.dataDir, fallback);
}
