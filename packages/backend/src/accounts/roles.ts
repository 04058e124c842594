import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** Roles of staff; one person may have several. */
export const roles = ['administrator', 'editor', 'recruiter', 'sales'] as const;
export type Role = (typeof roles)[number];

/** Whether `user` is a member of staff with at least one of the roles. */
export function hasRole(user: unknown, ...wanted: Role[]): boolean {
  if (typeof user !== 'object' || user === null || !('roles' in user)) return false;
  const { roles: held } = user;
  return Array.isArray(held) && wanted.some((role) => held.includes(role));
}

/** Allows administrators and other roles. */
const allow =
  (...others: Role[]): Access =>
  ({ req: { user } }) =>
    hasRole(user, 'administrator', ...others);

/** Nobody but our own code with `overrideAccess`. */
export const nobody: Access = () => false;

/** Visitors included. */
export const everybody: Access = () => true;

/** Administrators only. */
export const administrators = allow();

/** Roles that manage content. */
export const editors = allow('editor');

/** Roles that manage applications. */
export const recruiters = allow('recruiter');

/** Roles that manage messages. */
export const sales = allow('sales');

/** Roles that use images. */
export const editorsAndRecruiters = allow('editor', 'recruiter');

/** Roles that correspond with people. */
export const recruitersAndSales = allow('recruiter', 'sales');

/** Everybody with a role. */
export const staff = ({ req: { user } }: { req: PayloadRequest }): boolean => hasRole(user, ...roles);

/** The own account; all accounts for administrators. */
export const selfOrAdministrators: Access = ({ req: { user } }) => {
  if (!user) return false;
  if (hasRole(user, 'administrator')) return true;
  return { id: { equals: user.id } };
};

/** Published documents for everybody, drafts as well for those who manage them. */
export function publishedOrManagedBy(managers: Access): Access {
  return async (args) => (await managers(args)) || { _status: { equals: 'published' } };
}

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

/**
 * All documents for staff; for visitors those outside the trash that the site itself reads, and none over REST: only
 * published content leads there, and only drafts use some of them. Files keep their addresses until they are erased
 * (decision 0079), which nobody guesses (0026); a condition would also read the database for each, and answer 403
 * where there is none.
 */
export const untrashedOrStaff: Access = ({ req: { user, payloadAPI }, isReadingStaticFile }) => {
  if (user || isReadingStaticFile) return true;
  return payloadAPI === 'local' && { deletedAt: { exists: false } };
};

/** A field that only administrators can write. */
export const administratorsOnly: FieldAccess = ({ req: { user } }) => hasRole(user, 'administrator');

/**
 * A field of an account that queries may filter by, to choose an owner (Payload checks that without a document);
 * only administrators and the account itself can read it.
 */
export const canReadInSelect: FieldAccess = ({ req: { user }, doc }) => {
  if (!user) return false;
  return doc === undefined || hasRole(user, 'administrator') || user.id === doc.id;
};

/** A field of an account that its owner and administrators can read; a screen may pass its id alone. */
export const selfOrAdministratorsOnly: FieldAccess = ({ req: { user }, doc, id = doc?.id }) =>
  hasRole(user, 'administrator') || (user !== null && id !== undefined && user.id === id);
