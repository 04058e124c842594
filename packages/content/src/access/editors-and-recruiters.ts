import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Those who look after jobs. */
export const editorsAndRecruiters: Access = ({ req: { user } }) =>
  hasRole(user, 'administrator', 'editor', 'recruiter');
