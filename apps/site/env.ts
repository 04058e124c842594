import { resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.url(),
  PAYLOAD_SECRET: z.string().min(32),
  MEDIA_DIR: z
    .string()
    .default('data/media')
    .transform((dir) => resolve(root, dir)),
  /** How long a rendered page may be kept when nothing is published meanwhile. */
  PAGE_MAX_AGE_SECONDS: z.coerce.number().int().min(0).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = Readonly<z.infer<typeof schema>>;

/**
 * Reads and checks the settings of the site from environment variables.
 * @throws {Error} that names every missing or wrong variable
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = schema.safeParse(source);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The site cannot start with these settings.\n  ${problems.join('\n  ')}`);
}
