export { copyCluster } from './base-backup.ts';
export { withClient } from './client.ts';
export { DatabaseError } from './database-error.ts';
export { lockFolder } from './lock.ts';
export { account, clusterFolder, createFolder } from './programs.ts';
export { databasePassword, embeddedUrl, readOrCreateSecret } from './secret.ts';
export { type DatabaseServer, type ServerOptions, startServer } from './server.ts';
