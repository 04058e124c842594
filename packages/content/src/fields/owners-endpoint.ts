import { type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload';
import { hasRole, type Role } from '../access/roles.ts';
import type { StaffName } from '../notes/staff-names.ts';

/** Who may look after records of a role: those who have it, and administrators, while they may sign in. */
export function mayOwn(role: Role): Where {
  return {
    and: [
      { or: [{ roles: { contains: role } }, { roles: { contains: 'administrator' } }] },
      { disabled: { not_equals: true } },
    ],
  };
}

/** The names of those who may look after records of a role, in their order. */
export async function ownersFor(req: PayloadRequest, role: Role): Promise<StaffName[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: mayOwn(role),
    sort: 'name',
    limit: 500,
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

/** Tells colleagues who may own a record; accounts themselves are read by administrators only. */
export function ownersEndpoint(role: Role): Endpoint {
  return {
    path: '/owners',
    method: 'get',
    async handler(req) {
      if (!hasRole(req.user, 'administrator', role)) throw new Forbidden(req.t);
      return Response.json(
        { owners: await ownersFor(req, role) },
        { headers: { 'Cache-Control': 'no-store' } },
      );
    },
  };
}
