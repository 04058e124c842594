import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Roles that correspond with people. */
export const recruitersAndSales: Access = ({ req: { user } }) =>
  hasRole(user, 'administrator', 'recruiter', 'sales');
