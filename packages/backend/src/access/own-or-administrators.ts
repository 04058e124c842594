import type { FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/** A field of an account that its owner and administrators can read; a screen may pass its id alone. */
export const ownOrAdministrators: FieldAccess = ({ req: { user }, doc, id = doc?.id }) =>
  hasRole(user, 'administrator') || (user !== null && id !== undefined && user.id === id);
