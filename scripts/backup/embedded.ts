import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  account,
  clusterFolder,
  copyCluster,
  createFolder,
  databasePassword,
  lockFolder,
  startServer,
  withClient,
} from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { create, extract } from 'tar';
import { isReachable } from '../postgres.ts';
import { UserError } from '../user-error.ts';
import { type BackupDatabase, inspect, type Session } from './database.ts';

interface EmbeddedOptions {
  dataDir: string;
  /** Where it is served while Riverfront runs. */
  url: string;
  /** False for tests: nothing survives a power cut. */
  isDurable?: boolean;
}

/** The embedded database of a data folder. */
export function embeddedDatabase({ dataDir, url, isDurable = true }: EmbeddedOptions): BackupDatabase {
  const folder = clusterFolder(dataDir);
  let isLocked = false;

  async function assertUnused(): Promise<void> {
    isLocked ||= !(await isReachable(url)) && lockFolder(dataDir);
    if (!isLocked)
      throw new UserError(`The database in ${dataDir} is in use: stop Riverfront there, then try again.`);
  }

  async function withSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
    if (!isLocked && (await isReachable(url))) return withClient(url, work);
    if (!existsSync(folder)) throw new UserError(`There is no database in ${dataDir}.`);
    await assertUnused();
    return withServer(folder, databasePassword(dataDir), isDurable, work);
  }

  return {
    kind: 'embedded',
    file: 'database.tar.gz',
    assertUnused,
    inspectDump,
    withSession,
    isEmpty: async () => !existsSync(folder),
    async restore(path) {
      const draft = `${folder}.partial`;
      await unpack(path, draft);
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    },
    async dump(path) {
      const copy = `${path}.partial`;
      await withSession((session) => copyCluster(session, folder, copy));
      await create({ gzip: true, file: path, cwd: copy, portable: true }, ['.']);
      await rm(copy, { recursive: true });
      return inspectDump(path);
    },
  };
}

/** Opens a copy of a dump with a server of its own. */
async function inspectDump(path: string) {
  const folder = await mkdtemp(join(tmpdir(), 'riverfront-dump-'));
  try {
    await unpack(path, folder);
    return await withServer(folder, 'only for this inspection', false, inspect);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function unpack(path: string, folder: string): Promise<void> {
  createFolder(folder);
  await extract({ file: path, cwd: folder, strict: true, ...account });
}

async function withServer<T>(
  folder: string,
  password: string,
  isDurable: boolean,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const server = await startServer({ folder, password, isDurable, port: await findFreePort() });
  try {
    return await withClient(server.url, work);
  } finally {
    await server.stop();
  }
}
