// First, so that the stored first password takes as many rounds as tests compare it with.
import './fast-passwords.ts';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { makeTemplate } from '@riverfront/database/testing';
import { loadSample } from '@riverfront/sample';
import { type Prepared, prepare } from '../src/prepare.ts';

const here = resolve(import.meta.dirname, '..');
const cache = resolve(here, '../../node_modules/.cache/riverfront-tests');

/** The secret of the installations that tests open. */
export const testSecret = 'a secret that only tests know, 40 characters';

/** The sample company, loaded once for each state of this package's sources. */
export interface SampleTemplate {
  /** Name of the template database. */
  database: string;
  /** Folder of images that tests link to. */
  mediaDir: string;
  prepared: Prepared;
}

let loaded: Promise<SampleTemplate> | undefined;

/** Loads the sample company, unless that has been done; a worker asks once for all of its files. */
export function sampleTemplate(): Promise<SampleTemplate> {
  loaded ??= loadTemplate();
  return loaded;
}

async function loadTemplate(): Promise<SampleTemplate> {
  const hash = await hashSources();
  const database = `riverfront_sample_${hash}`;
  const folder = join(cache, hash);
  const mediaDir = join(folder, 'media');
  const result = join(folder, 'prepared.json');
  await makeTemplate(database, async (databaseUrl) => {
    await rm(cache, { recursive: true, force: true });
    await mkdir(mediaDir, { recursive: true });
    const prepared = await prepare({
      databaseUrl,
      secret: testSecret,
      mediaDir,
      logger: { options: { level: 'error' } },
      firstUserEmail: 'first@riverfront.example',
      loadContent: loadSample,
    });
    await writeFile(result, JSON.stringify(prepared));
  });
  return { database, mediaDir, prepared: JSON.parse(await readFile(result, 'utf8')) as Prepared };
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
