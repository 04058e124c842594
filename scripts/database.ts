/**
 * The process of the embedded PostgreSQL server:
 * `node scripts/database.ts` serves DATA_DIR/pglite on 127.0.0.1:DATABASE_PORT.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DamagedDatabaseError,
  databasePassword,
  lockFolder,
  openDatabase,
  serveDatabase,
  serveDumps,
} from '@riverfront/database';
import { env } from './env.ts';
import { restrictAccess } from './stack/checks.ts';

const { dataDir, DATABASE_PORT: port } = env;
mkdirSync(dataDir, { recursive: true });
restrictAccess(dataDir);
if (!lockFolder(dataDir)) {
  console.error(`The database in ${dataDir} is in use by another process.`);
  process.exit(1);
}

const db = await openDatabase(join(dataDir, 'pglite')).catch((error: unknown) => {
  if (!(error instanceof DamagedDatabaseError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const server = await serveDatabase(db, { port, password: databasePassword(dataDir) });
// For `npm run backup`.
const stopDumps = await serveDumps(dataDir, server.dump);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  stopDumps();
  await server.stop();
  await db.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

// For people and tests that stop exactly this process.
writeFileSync(join(dataDir, 'database.pid'), `${process.pid}\n`);
console.log(`Embedded PostgreSQL is ready on 127.0.0.1:${port}`);
