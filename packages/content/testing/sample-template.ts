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
import { type Prepared, prepare } from '../src/prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names this run of the tests among others on the same server. */
    testRun: string;
  }
}

const here = resolve(import.meta.dirname, '..');
const cache = resolve(here, '../../node_modules/.cache/riverfront-tests');

/** The sample company, loaded once: a database and a folder of pictures that tests begin with copies of. */
export interface SampleTemplate {
  database: Template;
  mediaDir: string;
  prepared: Prepared;
}

/**
 * Loading the sample company takes half a minute of computing, nearly all of it
 * for pictures, so it is done once for each state of this package's sources.
 */
export async function sampleTemplate(secret: string): Promise<SampleTemplate> {
  const kept = onServer ? `server-${await testRun()}` : 'embedded';
  const folder = join(cache, `${kept}-${await stateOfSources()}`);
  await mkdir(join(cache, 'making'), { recursive: true });
  while (!existsSync(folder)) {
    // Given back when this process ends; by then the folder is there.
    if (await lockFolder(join(cache, 'making'))) await make(folder, secret);
    else await pause(500);
  }
  return templateIn(folder, JSON.parse(await readFile(join(folder, 'prepared.json'), 'utf8')) as Prepared);
}

async function make(folder: string, secret: string): Promise<void> {
  if (existsSync(folder)) return;
  await removeOldOnes(dirname(folder));
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'media'), { recursive: true });
  const database = await startTestDatabase();
  const prepared = await prepare({
    databaseUrl: database.url,
    secret,
    mediaDir: join(draft, 'media'),
    logger: { options: { level: 'error' } },
    firstUserEmail: 'first@riverfront.example',
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

/** Of the embedded database only the newest is kept; those on a server are removed after the run. */
async function removeOldOnes(parent: string): Promise<void> {
  for (const name of await readdir(parent))
    if (name.startsWith('embedded-')) await rm(join(parent, name), { recursive: true, force: true });
}

/** Measurements use the sample company as well; they run without Vitest, on the embedded database. */
async function testRun(): Promise<string> {
  const { inject } = await import('vitest');
  return inject('testRun');
}

/** Removes what a run made on a server. */
export async function dropSampleTemplates(testRun: string): Promise<void> {
  if (!onServer || !existsSync(cache)) return;
  for (const name of await readdir(cache)) {
    if (!name.startsWith(`server-${testRun}-`)) continue;
    const folder = join(cache, name);
    await dropTemplate(templateIn(folder, {}).database);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Changes with any source, migration or sample file, and with the month: sample jobs close after a while. */
async function stateOfSources(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 'yyyy-mm'.length));
  for (const folder of ['src', 'migrations', 'seed', 'testing']) {
    const names = await readdir(join(here, folder), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      const { mtimeMs, size } = await stat(path);
      hash.update(`${relative(here, path)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
