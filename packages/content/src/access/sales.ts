import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Those who answer messages. */
export const sales: Access = ({ req: { user } }) => hasRole(user, 'administrator', 'sales');
