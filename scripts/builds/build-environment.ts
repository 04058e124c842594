import { join } from 'node:path';
import { env, root } from '../env.ts';

/**
 * What the apps' env.ts ask for, for work that connects to nothing: building
 * and generating. None of it is kept in a result.
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
