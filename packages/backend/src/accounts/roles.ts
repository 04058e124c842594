/** Roles of staff; one person may have several. */
export const roles = ['administrator', 'editor', 'recruiter', 'sales'] as const;
export type Role = (typeof roles)[number];

/** Whether `user` is a member of staff with at least one of the roles. */
export function hasRole(user: unknown, ...wanted: Role[]): boolean {
  if (typeof user !== 'object' || user === null || !('roles' in user)) return false;
  const { roles: held } = user;
  return Array.isArray(held) && wanted.some((role) => held.includes(role));
}
