import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createDatabase,
  dumpDatabase,
  lockFolder,
  openDatabase,
  openDump,
  requestDump,
} from '@riverfront/database';
import { isReachable, withClient } from '../postgres.ts';
import { UserError } from '../user-error.ts';
import { type BackupDatabase, inspect } from './database.ts';

/** The embedded database of a data folder. @param url where it is served while Riverfront runs */
export function embeddedDatabase({ dataDir, url }: { dataDir: string; url: string }): BackupDatabase {
  const folder = join(dataDir, 'pglite');
  let isLocked = false;

  async function assertUnused(): Promise<void> {
    // A process of an older version holds another kind of lock.
    isLocked ||= !(await isReachable(url)) && lockFolder(dataDir);
    if (!isLocked)
      throw new UserError(`The database in ${dataDir} is in use: stop Riverfront there, then try again.`);
  }

  async function inspectDump(path: string) {
    await using db = await openDump(await readFile(path));
    return await inspect(db);
  }

  return {
    kind: 'embedded',
    file: 'database.tar.gz',
    assertUnused,
    inspectDump,
    isEmpty: async () => !existsSync(folder),
    restore: async (path) => createDatabase(folder, await readFile(path)),
    async dump(path) {
      let dump = await requestDump(dataDir);
      if (!dump) {
        if (!existsSync(folder)) throw new UserError(`There is no database in ${dataDir}.`);
        await assertUnused();
        await using db = await openDatabase(folder);
        dump = await dumpDatabase(db);
      }
      await writeFile(path, dump);
      return inspectDump(path);
    },
    async withSession(work) {
      if (!isLocked && (await isReachable(url))) return withClient(url, work);
      await assertUnused();
      await using db = await openDatabase(folder);
      return await work(db);
    },
  };
}
