import type { PayloadRequest, RelationshipField } from 'payload';
import { mayOwn } from './owners.ts';
import type { Role } from './roles.ts';

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
      const { totalDocs } = await req.payload.count({
        collection: 'users',
        where: { and: [{ id: { equals: value } }, mayOwn(role)] },
        req,
      });
      return totalDocs > 0 || 'Please choose one of the names in the list.';
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
