import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Those who need pictures. */
export const editorsAndRecruiters: Access = ({ req: { user } }) =>
  hasRole(user, 'administrator', 'editor', 'recruiter');
