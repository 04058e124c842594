import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from '@riverfront/database/testing';
import { BasePayload, type Payload } from 'payload';
import { type ContentOptions, createConfig } from '../src/create-config.ts';
import { type Prepared, prepare } from '../src/prepare.ts';

/** A content store of its own for one test file, on a real PostgreSQL. */
export interface TestContent {
  payload: Payload;
  options: ContentOptions;
  prepared: Prepared;
  /** Runs the set-up again, as another start would. */
  prepareAgain(): Promise<Prepared>;
  close(): Promise<void>;
}

/** Makes a database with all migrations and the sample content, and opens it. */
export async function openTestContent(): Promise<TestContent> {
  const database = await startTestDatabase();
  const mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  const options: ContentOptions = {
    databaseUrl: database.url,
    secret: 'a secret that only tests know, 40 characters',
    mediaDir,
    logger: { options: { level: 'error' } },
  };
  const prepareAgain = () => prepare({ ...options, firstUserEmail: 'first@riverfront.example' });
  const prepared = await prepareAgain();
  const payload = await new BasePayload().init({ config: createConfig(options) });
  return {
    payload,
    options,
    prepared,
    prepareAgain,
    async close() {
      await payload.destroy();
      await database.stop();
      await rm(mediaDir, { recursive: true });
    },
  };
}
