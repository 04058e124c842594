import { resolve } from 'node:path';
import { bucketVariables, refineBucketVariables } from '@riverfront/backend/storage/settings';
import { z } from 'zod';
import { UserError } from './user-error.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const text = z.string().optional();

const schema = z
  .object({
    /** Given as `production`, every setting of an installation is required. */
    NODE_ENV: text,
    DATABASE_URL: text,
    DATABASE_PORT: port(5433),
    PORT: port(3000),
    CMS_PORT: port(3001),
    DATA_DIR: z.string().default('data'),
    MEDIA_DIR: text,
    RESUMES_DIR: text,
    OUTBOX_DIR: text,
    SNAPSHOT_DIR: text,
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    ...bucketVariables,
    SMTP_URL: text,
    MAIL_FROM: text,
    TRUSTED_PROXIES: text,
    SITE_URL: text,
    CMS_URL: text,
    PAYLOAD_SECRET: text,
    PREVIOUS_PAYLOAD_SECRET: text,
    /** What a new database is filled with. */
    SAMPLE_CONTENT: z.enum(['full', 'minimal', 'none']).optional(),
    FIRST_USER_EMAIL: z.email().default('admin@company.example'),
    REQUIRE_SECOND_FACTOR: z.enum(['on', 'off']).optional(),
    CHROMIUM_PATH: text,
    BACKUP_DIR: z.string().default('backups'),
    BACKUP_PASSPHRASE: z.string().min(12, 'it must have at least 12 characters').optional(),
  })
  .superRefine(refineBucketVariables);

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..');

// `NAME=` in a shell or a file means "not set".
const given = { ...process.env };
for (const [name, value] of Object.entries(given)) if (value === '') delete given[name];
const parsed = schema.safeParse(given);
if (!parsed.success) {
  const [first] = parsed.error.issues;
  console.error(`The variable ${first?.path.join('.')} is invalid: ${first?.message}.`);
  process.exit(1);
}

/** The environment of the scripts, which read it nowhere else. */
export const env = Object.freeze({
  ...parsed.data,
  dataDir: resolve(root, parsed.data.DATA_DIR),
  backupDir: resolve(root, parsed.data.BACKUP_DIR),
  /** The environment of child processes. */
  inherited: given,
});

/** Returns a variable that a script requires. @throws {UserError} when it is not set */
export function requireVariable(name: 'DATABASE_URL' | 'PAYLOAD_SECRET' | 'MEDIA_DIR' | 'CMS_URL'): string {
  const value = env[name];
  if (!value) throw new UserError(`${name} is not set.`);
  return value;
}
