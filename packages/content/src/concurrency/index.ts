export { openDocuments } from './open-documents.ts';
export { lockRecords } from './stored-versions.ts';
export { assertUnchanged, withVersionCheck } from './with-version-check.ts';
