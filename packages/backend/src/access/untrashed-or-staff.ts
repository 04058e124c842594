import type { Access } from 'payload';

/**
 * All documents for staff; for visitors those outside the trash that the site itself reads, and none over REST: only
 * published content leads there, and only drafts use some of them. Files keep their addresses until they are erased
 * (decision 0079), which nobody guesses (0006); a condition would also read the database for each, and answer 403
 * where there is none.
 */
export const untrashedOrStaff: Access = ({ req: { user, payloadAPI }, isReadingStaticFile }) => {
  if (user || isReadingStaticFile) return true;
  return payloadAPI === 'local' && { deletedAt: { exists: false } };
};
