/**
 * The embedded PostgreSQL server, a process of its own:
 * `node scripts/database.ts` serves DATA_DIR/pglite on 127.0.0.1:DATABASE_PORT.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DamagedDatabaseError,
  databasePassword,
  lockFolder,
  offerCopies,
  openDatabase,
  serveDatabase,
} from '@riverfront/database';
import { env } from './env.ts';
import { closeToOthers } from './stack/data-folder.ts';

mkdirSync(env.dataDir, { recursive: true });
closeToOthers(env.dataDir);
if (!(await lockFolder(env.dataDir))) {
  console.error(`The database in ${env.dataDir} is in use by another process.`);
  process.exit(1);
}

const db = await openDatabase(join(env.dataDir, 'pglite')).catch((error: unknown) => {
  if (!(error instanceof DamagedDatabaseError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const server = await serveDatabase(db, {
  port: env.DATABASE_PORT,
  password: databasePassword(env.dataDir),
});
// For `npm run backup`.
const stopCopies = await offerCopies(env.dataDir, () => server.copy());

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  stopCopies();
  await server.stop();
  await db.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

// For people and tests that want to stop exactly this process.
writeFileSync(join(env.dataDir, 'database.pid'), `${process.pid}\n`);
console.log(`Embedded PostgreSQL is ready on 127.0.0.1:${env.DATABASE_PORT}`);
