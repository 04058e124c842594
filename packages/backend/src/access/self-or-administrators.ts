import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** The own account; all accounts for administrators. */
export const selfOrAdministrators: Access = ({ req: { user } }) => {
  if (!user) return false;
  if (hasRole(user, 'administrator')) return true;
  return { id: { equals: user.id } };
};
