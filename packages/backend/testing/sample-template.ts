// First, so that the stored first password takes as many rounds as tests compare it with.
import './fast-passwords.ts';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  dropTemplate,
  lockFolder,
  onServer,
  startTestDatabase,
  type Template,
} from '@riverfront/database/testing';
import { loadSample } from '@riverfront/sample';
import { type Prepared, prepare } from '../src/prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Id of this test run, among others on the same server. */
    testRun: string;
  }
}

const here = resolve(import.meta.dirname, '..');
const cache = resolve(here, '../../node_modules/.cache/riverfront-tests');

/** The secret of the installations that tests open. */
export const testSecret = 'a secret that only tests know, 40 characters';

/** The sample company, loaded once: a database and a folder of images that tests copy. */
export interface SampleTemplate {
  database: Template;
  mediaDir: string;
  prepared: Prepared;
}

/**
 * Loads the sample company once for each state of this package's sources.
 */
export async function sampleTemplate(): Promise<SampleTemplate> {
  const prefix = onServer ? `server-${await testRun()}` : 'embedded';
  const folder = join(cache, `${prefix}-${await hashSources()}`);
  await mkdir(join(cache, 'making'), { recursive: true });
  while (!existsSync(folder)) {
    // Released when this process ends.
    if (await lockFolder(join(cache, 'making'))) await createTemplate(folder);
    else await pause(500);
  }
  return templateIn(folder, JSON.parse(await readFile(join(folder, 'prepared.json'), 'utf8')) as Prepared);
}

async function createTemplate(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await removeOldTemplates(dirname(folder));
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'media'), { recursive: true });
  const database = await startTestDatabase();
  const prepared = await prepare({
    databaseUrl: database.url,
    secret: testSecret,
    mediaDir: join(draft, 'media'),
    logger: { options: { level: 'error' } },
    firstUserEmail: 'first@riverfront.example',
    loadContent: loadSample,
  });
  await database.saveAs(templateIn(draft, prepared, folder).database);
  await writeFile(join(draft, 'prepared.json'), JSON.stringify(prepared));
  await rename(draft, folder);
}

function templateIn(folder: string, prepared: Prepared, final = folder): SampleTemplate {
  const name = `riverfront_sample_${createHash('sha256').update(final).digest('hex').slice(0, 12)}`;
  return {
    database: { file: join(folder, 'database.tar'), name },
    mediaDir: join(folder, 'media'),
    prepared,
  };
}

/** Removes older templates of the embedded database; those on a server are removed after the run. */
async function removeOldTemplates(parent: string): Promise<void> {
  for (const name of await readdir(parent))
    if (name.startsWith('embedded-')) await rm(join(parent, name), { recursive: true, force: true });
}

/** Only runs of Vitest use a server; `npm run generate` uses the embedded database. */
async function testRun(): Promise<string> {
  const { inject } = await import('vitest');
  return inject('testRun');
}

/** Removes the templates of a test run from a server. */
export async function dropSampleTemplates(testRun: string): Promise<void> {
  if (!onServer || !existsSync(cache)) return;
  for (const name of await readdir(cache)) {
    if (!name.startsWith(`server-${testRun}-`)) continue;
    const folder = join(cache, name);
    await dropTemplate(templateIn(folder, {}).database);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Hashes sources, migrations and sample files, and the month, because sample jobs close after a while. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 'yyyy-mm'.length));
  for (const folder of ['src', 'migrations', 'testing', '../sample']) {
    const names = await readdir(join(here, folder), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      const { mtimeMs, size } = await stat(path);
      hash.update(`${relative(here, path)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
