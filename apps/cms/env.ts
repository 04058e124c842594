import { parseSettings, readSettingsOrExit, required, settings } from '@riverfront/backend/settings';
import { z } from 'zod';

const folder = z.string({ error: 'is not set: it names the folder that site and staff side share' });

const schema = settings.extend({
  ...required,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  MEDIA_DIR: folder,
  RESUMES_DIR: folder,
  SITE_URL: settings.shape.SITE_URL.default('http://localhost:3000'),
  CMS_URL: settings.shape.CMS_URL.default('http://localhost:3001'),
  /** `npm start` says `off` for the embedded database alone; without a word production requires it. */
  REQUIRE_SECOND_FACTOR: settings.shape.REQUIRE_SECOND_FACTOR.transform(
    (value) => (value ?? (process.env.NODE_ENV === 'production' ? 'on' : 'off')) === 'on',
  ),
});

/** The environment of the staff side, read here and nowhere else. */
export const env = readSettingsOrExit(() => parseSettings(schema, process.env));
