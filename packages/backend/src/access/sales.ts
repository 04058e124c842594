import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Roles that manage messages. */
export const sales: Access = ({ req: { user } }) => hasRole(user, 'administrator', 'sales');
