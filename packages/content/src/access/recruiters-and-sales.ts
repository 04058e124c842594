import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Those who write to people. */
export const recruitersAndSales: Access = ({ req: { user } }) =>
  hasRole(user, 'administrator', 'recruiter', 'sales');
