import { randomUUID } from 'node:crypto';
import { link, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@riverfront/database/testing';
import { loadSample } from '@riverfront/sample';
import { getPayload } from 'payload';
import { type ContentOptions, createConfig } from '../src/create-config.ts';
import { prepare } from '../src/prepare.ts';
import { closeAtEnd } from './close-at-end.ts';
import { sampleTemplate, testSecret } from './sample-template.ts';

/** Payload on a separate PostgreSQL database for one test file. */
export type TestContent = Awaited<ReturnType<typeof openContent>>;

/** Opens content as `openContent` does, until the end of the test file or of the running test. */
export async function openTestContent(...parameters: Parameters<typeof openContent>): Promise<TestContent> {
  const content = await openContent(...parameters);
  closeAtEnd(content.close);
  return content;
}

/**
 * Opens a copy of a database with all migrations and the sample content.
 * @param extra options of the configuration, or a function that makes them for a database
 * @param level another level of sample content, which is loaded anew
 */
export async function openContent(
  extra: Partial<ContentOptions> | ((databaseUrl: string) => Promise<Partial<ContentOptions>>) = {},
  level?: 'minimal',
) {
  const template = level ? undefined : await sampleTemplate();
  const database = await createTestDatabase(template?.database);
  const mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  // Files are only added and removed, so links do for copies.
  for (const name of template ? await readdir(template.mediaDir) : [])
    await link(join(template?.mediaDir ?? '', name), join(mediaDir, name));
  const options: ContentOptions = {
    databaseUrl: database.url,
    secret: testSecret,
    mediaDir,
    logger: { options: { level: 'error' } },
    rejections: { perMinute: 100_000, burst: 100_000 },
    ...(typeof extra === 'function' ? await extra(database.url) : extra),
  };
  const firstUserEmail = 'first@riverfront.example';
  const prepareAs = (wanted?: 'minimal') =>
    prepare({ ...options, firstUserEmail, loadContent: (payload) => loadSample(payload, wanted) });
  const prepared = template?.prepared ?? (await prepareAs(level));
  const config = createConfig(options);
  const key = randomUUID();
  const payload = await getPayload({ config, key });
  let closing: Promise<void> | undefined;
  async function closeAll(): Promise<void> {
    await payload.destroy();
    await database.drop();
    await rm(mediaDir, { recursive: true });
  }
  return {
    payload,
    /** Under which `handleEndpoints` finds this Payload. */
    key,
    options,
    config,
    prepared,
    /** Repeats the set-up, as another start does. */
    prepareAgain: () => prepareAs(),
    /** Does nothing the second time. */
    close: () => (closing ??= closeAll()),
  };
}
