import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { lock } from '../../database/advisory-lock.ts';
import { executeIn } from '../../database/transaction.ts';

/** @throws {APIError} 409 when nobody else could let others in */
async function assertAnother(req: PayloadRequest, id: number | string, change: string): Promise<void> {
  // Serialises the counts of administrators.
  await lock(await executeIn(req), 'last administrator');
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      roles: { contains: 'administrator' },
      disabled: { not_equals: true },
      id: { not_equals: id },
    },
    req,
  });
  if (totalDocs === 0) throw new APIError(`The last administrator cannot be ${change}.`, 409);
}

/** Rejects deleting the last administrator who can sign in. */
export const keepOneAdministratorOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  assertAnother(req, id, 'deleted');

/** Rejects disabling the last administrator who can sign in, or taking their role away. */
export const keepOneAdministratorOnChange: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || originalDoc.disabled || !originalDoc.roles?.includes('administrator')) return;
  const { disabled = false, roles = originalDoc.roles } = data;
  if (disabled) await assertAnother(req, originalDoc.id, 'disabled');
  else if (!roles?.includes('administrator')) await assertAnother(req, originalDoc.id, 'given another role');
};
