import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '@riverfront/content/prepare';
import { create, drop, urlOf } from './database.ts';
import { type Place, secret } from './processes.ts';

/** The sample company on the measurements' server, with a data folder of its own. */
export interface Sample extends Place {
  /** Removes database and folder. */
  remove(): Promise<void>;
}

/** Loads the sample company into a new database. @param name one that nobody else uses; what is there is removed */
export async function makeSample(name: string): Promise<Sample> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riverfront-bench-'));
  const databaseUrl = urlOf(name);
  await drop(name);
  await create(name);
  await prepare({
    databaseUrl,
    secret,
    mediaDir: join(dataDir, 'media'),
    firstUserEmail: 'first@riverfront.example',
  });
  return {
    databaseUrl,
    dataDir,
    async remove() {
      await drop(name);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
