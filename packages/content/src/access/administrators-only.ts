import type { FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/** A field that administrators alone write. */
export const administratorsOnly: FieldAccess = ({ req: { user } }) => hasRole(user, 'administrator');
