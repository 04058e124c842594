import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/**
 * Moving to the trash, and deleting what is in it, for those who may delete; deleting the rest for administrators.
 * Payload asks for both with `delete`, the former with a date in `deletedAt`.
 */
export function trashedOrAdministrators(deleters: Access): Access {
  return async (args) => {
    if (!(await deleters(args))) return false;
    const isAllowed = args.data?.deletedAt || hasRole(args.req.user, 'administrator');
    return isAllowed ? true : { deletedAt: { exists: true } };
  };
}
