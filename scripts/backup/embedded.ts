import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  lockFolder,
  makeFromCopy,
  openCopy,
  openDatabase,
  requestCopy,
  takeCopy,
} from '@riverfront/database';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { answers } from '../stack/database-url.ts';
import type { BackupDatabase } from './database.ts';
import { type Inspection, inspect, type Query } from './inspect.ts';

/** The embedded database of a data folder, running (then `url` is where) or not. */
export function embeddedDatabase({ dataDir, url }: { dataDir: string; url: string }): BackupDatabase {
  const folder = join(dataDir, 'pglite');
  let isLocked = false;

  /** A lock ends with its process, so it is taken once. */
  async function demandUnused(): Promise<void> {
    await mkdir(dataDir, { recursive: true });
    isLocked ||= await lockFolder(dataDir);
    if (!isLocked)
      throw new Refusal(`The database in ${dataDir} is in use: stop Riverfront there, then try again.`);
  }

  async function copy(): Promise<Buffer> {
    const running = await requestCopy(dataDir);
    if (running) return running;
    if (!existsSync(folder)) throw new Refusal(`There is no database in ${dataDir}.`);
    await demandUnused();
    const db = await openDatabase(folder);
    try {
      return await takeCopy(db);
    } finally {
      await db.close();
    }
  }

  async function inspectTar(tar: Buffer): Promise<Inspection> {
    const db = await openCopy(tar);
    try {
      return await inspect(async (statement) => (await db.query<Record<string, unknown>>(statement)).rows);
    } finally {
      await db.close();
    }
  }

  return {
    kind: 'embedded',
    file: 'database.tar.gz',
    demandUnused,
    async copyTo(path) {
      const tar = await copy();
      await writeFile(path, await promisify(gzip)(tar), { mode: 0o600 });
      return inspectTar(tar);
    },
    inspectCopy: async (path) => inspectTar(await promisify(gunzip)(await readFile(path))),
    isEmpty: async () => !existsSync(folder),
    load: async (path) => makeFromCopy(await promisify(gunzip)(await readFile(path)), folder),
    async withQuery(work) {
      if (!isLocked && (await answers(url))) return await overNetwork(url, work);
      await demandUnused();
      const db = await openDatabase(folder);
      try {
        return await work(async (statement) => (await db.query<Record<string, unknown>>(statement)).rows);
      } finally {
        await db.close();
      }
    },
  };
}

async function overNetwork<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}
