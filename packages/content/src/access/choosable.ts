import type { FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/**
 * A field of an account by which owners are chosen: lists may be narrowed by it
 * (Payload asks without a document then), but of a colleague it is not shown.
 */
export const choosable: FieldAccess = ({ req: { user }, doc }) => {
  if (!user) return false;
  return doc === undefined || hasRole(user, 'administrator') || user.id === doc.id;
};
