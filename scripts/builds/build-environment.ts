import { join } from 'node:path';
import { env, root } from '../env.ts';

/**
 * The variables that the apps' env.ts require, for building and generating, which connect to nothing. No result
 * contains any of them.
 */
export const buildEnvironment: NodeJS.ProcessEnv = {
  ...env.inherited,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-while-building'.padEnd(32, '-'),
  MEDIA_DIR: join(root, 'data/media'),
  RESUMES_DIR: join(root, 'data/resumes'),
  SITE_URL: 'http://localhost:3000',
  CMS_URL: 'http://localhost:3001',
};
