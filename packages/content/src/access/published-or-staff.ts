import type { Access } from 'payload';

/** Visitors see what is published, signed-in staff also drafts. */
export const publishedOrStaff: Access = ({ req: { user } }) => {
  if (user) return true;
  return { _status: { equals: 'published' } };
};
