import type { Access } from 'payload';

/**
 * Documents that are not in the trash for everybody, the others for staff. Files keep their addresses until they are
 * erased (decision 0079); a condition would also read the database for each, and answer 403 where there is none.
 */
export const untrashedOrStaff: Access = ({ req: { user }, isReadingStaticFile }) =>
  Boolean(user) || isReadingStaticFile || { deletedAt: { exists: false } };
