import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Those who look after content. */
export const editors: Access = ({ req: { user } }) => hasRole(user, 'administrator', 'editor');
