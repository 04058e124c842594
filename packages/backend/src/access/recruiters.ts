import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Roles that manage applications. */
export const recruiters: Access = ({ req: { user } }) => hasRole(user, 'administrator', 'recruiter');
