export { makeFromCopy, offerCopies, openCopy, requestCopy, takeCopy } from './copy.ts';
export { lockFolder } from './lock.ts';
export { DamagedDatabaseError, openDatabase } from './open.ts';
export { databasePassword, embeddedUrl, keptSecret } from './secret.ts';
export { type DatabaseServer, type ServeOptions, serveDatabase } from './server.ts';
