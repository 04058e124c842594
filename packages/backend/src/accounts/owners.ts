import type { Endpoint, PayloadRequest, RelationshipField, Where } from 'payload';
import { findAll } from '../database/records.ts';
import { endpoint } from './endpoint.ts';
import type { Role } from './roles.ts';

/** A member of staff as colleagues see them: names are no secret among staff, accounts are. */
export interface StaffName {
  id: number;
  name: string;
}

/** The members of staff who may own records of a role: those who hold it, and administrators. */
function mayOwn(role: Role): Where {
  return {
    and: [
      { or: [{ roles: { contains: role } }, { roles: { contains: 'administrator' } }] },
      { disabled: { not_equals: true } },
    ],
  };
}

/** Checks whether somebody may own records of a role. @param id of an account */
async function canOwn(req: PayloadRequest, role: Role, id: unknown): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, mayOwn(role)] };
  return (await req.payload.count({ collection: 'users', where, req })).totalDocs > 0;
}

/** The validation error of an owner who may not be one. */
const notAnOwner = 'Please choose one of the names in the list.';

/** Lists who may own records of a role, by name. */
export async function ownersFor(req: PayloadRequest, role: Role): Promise<StaffName[]> {
  return readNames(req, mayOwn(role));
}

/** `GET /api/<collection>/owners`: who may own a record, for those who may own one. */
export function ownersEndpoint(role: Role): Endpoint {
  return endpoint({
    method: 'get',
    path: '/owners',
    roles: [role],
    handler: async (req) => ({ owners: await ownersFor(req, role) }),
  });
}

/** Reads the names of members of staff, by id. */
export async function staffNames(
  req: PayloadRequest,
  ids: (number | null | undefined)[],
): Promise<Map<number, string>> {
  const accounts = [...new Set(ids.filter((id) => typeof id === 'number'))];
  const names = accounts.length > 0 ? await readNames(req, { id: { in: accounts } }) : [];
  return new Map(names.map(({ id, name }) => [id, name]));
}

async function readNames(req: PayloadRequest, where: Where): Promise<StaffName[]> {
  const accounts = await findAll(req, 'users', where, { sort: 'name' });
  return accounts.map(({ id, name }) => ({ id, name }));
}

/** A relationship as stored, or loaded. */
export type Related = number | { id: number } | null | undefined;

/** The id of a relationship, however deep it was read. */
export function idOf(related: Related): number | undefined {
  return (typeof related === 'object' ? related?.id : related) ?? undefined;
}

/** A record that somebody looks after. */
export type Owned = { owner?: Related };

/** Describes a change of the owner for the notes; undefined when there is none. */
export async function describeOwnerChange(
  req: PayloadRequest,
  before: Owned,
  after: Owned,
): Promise<string | undefined> {
  const [from, to] = [idOf(before.owner), idOf(after.owner)];
  if (from === to) return undefined;
  const names = await staffNames(req, [from, to]);
  const nameOf = (id: number | undefined) =>
    id === undefined ? 'nobody' : (names.get(id) ?? 'a former member of staff');
  return `Owner: ${nameOf(from)} → ${nameOf(to)}`;
}

/**
 * The member of staff who looks after a record: one of those with `role`, or an administrator. Without
 * Payload's own filter, which reads as the user: staff may not read each other's accounts.
 */
export function ownerField(role: Role, description?: string): RelationshipField {
  return {
    name: 'owner',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    validate: async (
      value: unknown,
      { req, previousValue, event }: { req: PayloadRequest; previousValue?: unknown; event?: string },
    ) => {
      // An owner who has left since may stay; while somebody types there is nothing to check.
      if (value == null || event === 'onChange' || value === previousValue) return true;
      return (await canOwn(req, role, value)) || notAnOwner;
    },
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      ...(description && { description }),
      components: {
        Field: '/admin/accounts/owner-field#OwnerField',
        Cell: '/admin/accounts/owner-cell#OwnerCell',
      },
    },
  } as RelationshipField;
}
