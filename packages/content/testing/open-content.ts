import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from '@riverfront/database/testing';
import { BasePayload, type Payload, type SanitizedConfig } from 'payload';
import { type ContentOptions, createConfig } from '../src/create-config.ts';
import { type Prepared, prepare } from '../src/prepare.ts';
import { sampleTemplate } from './sample-template.ts';

/** A content store of its own for one test file, on a real PostgreSQL. */
export interface TestContent {
  payload: Payload;
  options: ContentOptions;
  config: Promise<SanitizedConfig>;
  prepared: Prepared;
  /** Runs the set-up again, as another start would. */
  prepareAgain(): Promise<Prepared>;
  close(): Promise<void>;
}

/** Opens a copy of a database with all migrations and the sample content. @param extra options of the configuration */
export async function openTestContent(extra: Partial<ContentOptions> = {}): Promise<TestContent> {
  const secret = 'a secret that only tests know, 40 characters';
  const template = await sampleTemplate(secret);
  const database = await startTestDatabase(template.database);
  const mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  await cp(template.mediaDir, mediaDir, { recursive: true });
  const options: ContentOptions = {
    databaseUrl: database.url,
    secret,
    mediaDir,
    logger: { options: { level: 'error' } },
    ...extra,
  };
  const prepareAgain = () => prepare({ ...options, firstUserEmail: 'first@riverfront.example' });
  const config = createConfig(options);
  const payload = await new BasePayload().init({ config });
  return {
    payload,
    options,
    config,
    prepared: template.prepared,
    prepareAgain,
    async close() {
      await payload.destroy();
      await database.stop();
      await rm(mediaDir, { recursive: true });
    },
  };
}
