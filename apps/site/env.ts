import { resolve } from 'node:path';
import { parseSettings, required, settings } from '@riverfront/backend/settings';
import { findKeyFileErrors } from '@riverfront/mail';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const toFolder = (dir: string) => resolve(root, dir);
const folder = (fallback: string) => z.string().default(fallback).transform(toFolder);

const schema = settings.extend({
  ...required,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  SITE_URL: settings.shape.SITE_URL.default('http://localhost:3000'),
  CMS_URL: settings.shape.CMS_URL.default('http://localhost:3001'),
  MEDIA_DIR: folder('data/media'),
  RESUMES_DIR: folder('data/resumes'),
  OUTBOX_DIR: folder('data/outbox'),
});

export type Env = Readonly<z.infer<typeof schema>>;

/**
 * Reads the settings of the site from environment variables.
 * @throws {import('@riverfront/backend/settings').SettingsError} with a sentence about every wrong one
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  return parseSettings(schema, source, (given) =>
    (given.NODE_ENV !== undefined && given.NODE_ENV !== 'production') || given.SMTP_URL || given.OUTBOX_TOKEN
      ? findKeyFileErrors(given)
      : [
          [
            'SMTP_URL',
            'must name a mail server in production: without one nobody receives a code or a message',
          ],
        ],
  );
}
