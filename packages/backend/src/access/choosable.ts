import type { FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/**
 * A field of an account that queries may filter by, to choose an owner (Payload checks that without a document);
 * only administrators and the account itself can read it.
 */
export const choosable: FieldAccess = ({ req: { user }, doc }) => {
  if (!user) return false;
  return doc === undefined || hasRole(user, 'administrator') || user.id === doc.id;
};
