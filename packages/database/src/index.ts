export { dumpDatabase, requestDump, serveDumps } from './dump.ts';
export { lockFolder } from './lock.ts';
export { createDatabase, DamagedDatabaseError, openDatabase, openDump } from './open.ts';
export { databasePassword, embeddedUrl, readOrCreateSecret } from './secret.ts';
export { type DatabaseServer, type ServeOptions, serveDatabase } from './server.ts';
