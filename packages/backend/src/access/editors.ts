import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Roles that manage content. */
export const editors: Access = ({ req: { user } }) => hasRole(user, 'administrator', 'editor');
