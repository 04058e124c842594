import type { PayloadRequest } from 'payload';
import { hasRole, roles } from './roles.ts';

/** Everybody with a role. */
export const staff = ({ req: { user } }: { req: PayloadRequest }): boolean => hasRole(user, ...roles);
