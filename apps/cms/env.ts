import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be an address of the form postgres://…'),
  PAYLOAD_SECRET: z.string().min(32),
  MEDIA_DIR: z.string().min(1),
  SITE_URL: z.url().default('http://localhost:3000'),
  CMS_URL: z.url().default('http://localhost:3001'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const parsed = schema.safeParse(process.env);
if (!parsed.success) {
  throw new Error(`The staff side's environment is not complete:\n${z.prettifyError(parsed.error)}`);
}

/** The environment of the staff side, read here and nowhere else. */
export const env = Object.freeze(parsed.data);
