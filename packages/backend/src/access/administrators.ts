import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators only. */
export const administrators: Access = ({ req: { user } }) => hasRole(user, 'administrator');
