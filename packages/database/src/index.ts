export { copyCluster, placeCluster } from './base-backup.ts';
export { databasePassword, embeddedUrl, readOrCreateSecret, withClient } from './client.ts';
export { lockFolder } from './lock.ts';
export { clusterFolder, DatabaseError } from './programs.ts';
export { type DatabaseServer, type ServerOptions, startServer } from './server.ts';
