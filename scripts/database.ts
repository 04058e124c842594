/**
 * The process of the embedded PostgreSQL server:
 * `node scripts/database.ts` serves the database of DATA_DIR on 127.0.0.1:DATABASE_PORT.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clusterFolder,
  DatabaseError,
  databasePassword,
  lockFolder,
  startServer,
} from '@riverfront/database';
import { env } from './env.ts';
import { restrictAccess } from './stack/restrict-access.ts';
import { runMain, UserError } from './user-error.ts';

await runMain(async () => {
  const { dataDir, DATABASE_PORT: port } = env;
  mkdirSync(dataDir, { recursive: true });
  restrictAccess(dataDir);
  if (!lockFolder(dataDir)) throw new UserError(`The database in ${dataDir} is in use by another process.`);
  const folder = clusterFolder(dataDir);
  const password = databasePassword(dataDir);
  const server = await startServer({ folder, port, password }).catch((error: unknown) => {
    throw error instanceof DatabaseError ? new UserError(error.message) : error;
  });
  process.on('SIGINT', server.stop);
  process.on('SIGTERM', server.stop);
  // For people and tests that stop exactly this server.
  writeFileSync(join(dataDir, 'database.pid'), `${server.pid}\n`);
  console.log(`Embedded PostgreSQL is ready on 127.0.0.1:${port}`);
  process.exitCode = (await server.ended) ?? 1;
});
