import type { RelationshipField } from 'payload';
import type { Role } from '../access/roles.ts';
import { mayOwn } from './owners-endpoint.ts';

/**
 * The member of staff who looks after a record: one of those with `role`, or an
 * administrator. Checked and chosen by name without Payload's own filter, which
 * asks in the name of the user, and staff may not read each other's accounts.
 */
export function ownerField(role: Role, description?: string): RelationshipField {
  return {
    name: 'owner',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    validate: async (
      value: unknown,
      { req, previousValue, event }: { req: OwnerRequest; previousValue?: unknown; event?: string },
    ) => {
      // While one types, and for whoever was owner before they left, there is nothing to check.
      if (value == null || event === 'onChange' || value === previousValue) return true;
      const { totalDocs } = await req.payload.count({
        collection: 'users',
        where: { and: [{ id: { equals: value } }, mayOwn(role)] },
        overrideAccess: true,
        req,
      });
      return totalDocs > 0 || 'Please choose somebody who looks after these.';
    },
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      ...(description && { description }),
      components: {
        Field: '/admin/fields/owner-field#OwnerField',
        Cell: '/admin/fields/owner-cell#OwnerCell',
      },
    },
  } as RelationshipField;
}

type OwnerRequest = Parameters<NonNullable<RelationshipField['validate']>>[1]['req'];
