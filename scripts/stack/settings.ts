import { join, resolve } from 'node:path';
import { env, root } from '../env.ts';
import { payloadSecret } from './data-folder.ts';

/** Where everything of one running instance is and what its processes are told. */
export interface Settings {
  siteUrl: string;
  cmsUrl: string;
  databaseUrl: string;
  /** No DATABASE_URL was given: the database is ours to start. */
  embedded: boolean;
  /** The environment of both apps and of the set-up. */
  environment: NodeJS.ProcessEnv;
}

/** Reads what was given and fills in what was not; makes the secret where there is none. */
export function settle(nodeEnv: 'production' | 'development'): Settings {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const cmsUrl = env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`;
  const databaseUrl = env.DATABASE_URL ?? `postgres://postgres@127.0.0.1:${env.DATABASE_PORT}/postgres`;
  return {
    siteUrl,
    cmsUrl,
    databaseUrl,
    embedded: !env.DATABASE_URL,
    environment: {
      ...env.inherited,
      NODE_ENV: nodeEnv,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? payloadSecret(env.dataDir),
      MEDIA_DIR: env.MEDIA_DIR ? resolve(root, env.MEDIA_DIR) : join(env.dataDir, 'media'),
      SITE_URL: siteUrl,
      CMS_URL: cmsUrl,
      PORT: String(env.PORT),
      CMS_PORT: String(env.CMS_PORT),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
}
