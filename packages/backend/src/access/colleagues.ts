import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/**
 * All accounts for roles that assign records to each other, otherwise the own one. Field access limits colleagues
 * to their name.
 */
export const colleagues: Access = ({ req: { user } }) => {
  if (!user) return false;
  if (hasRole(user, 'administrator', 'recruiter', 'sales')) return true;
  return { id: { equals: user.id } };
};
