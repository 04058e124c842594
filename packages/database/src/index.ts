export { makeFromCopy, offerCopies, openCopy, requestCopy, takeCopy } from './copy.ts';
export { lockFolder } from './lock.ts';
export { openDatabase } from './open.ts';
export { type DatabaseServer, type ServeOptions, serveDatabase } from './server.ts';
