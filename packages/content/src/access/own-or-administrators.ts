import type { FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/** A field of an account that its owner and administrators read. */
export const ownOrAdministrators: FieldAccess = ({ req: { user }, doc }) =>
  hasRole(user, 'administrator') || (user !== null && doc !== undefined && user.id === doc.id);
