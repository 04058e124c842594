import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/**
 * Accounts for those who hand records to one another, and one's own. Of a
 * colleague the fields' own rules leave the name.
 */
export const colleagues: Access = ({ req: { user } }) => {
  if (!user) return false;
  if (hasRole(user, 'administrator', 'recruiter', 'sales')) return true;
  return { id: { equals: user.id } };
};
