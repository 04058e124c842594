import type { FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/** A field of an account that its owner and administrators read; a screen asks with the number of it alone. */
export const ownOrAdministrators: FieldAccess = ({ req: { user }, doc, id = doc?.id }) =>
  hasRole(user, 'administrator') || (user !== null && id !== undefined && user.id === id);
