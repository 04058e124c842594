import type { FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/** A field that only administrators can write. */
export const administratorsOnly: FieldAccess = ({ req: { user } }) => hasRole(user, 'administrator');
