import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Roles that use images. */
export const editorsAndRecruiters: Access = ({ req: { user } }) =>
  hasRole(user, 'administrator', 'editor', 'recruiter');
