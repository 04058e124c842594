import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Those who look after applicants. */
export const recruiters: Access = ({ req: { user } }) => hasRole(user, 'administrator', 'recruiter');
