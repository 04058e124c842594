import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { executeIn, sql } from '../../platform/index.ts';

/** Key of the advisory lock that serialises the counts of administrators; any number. */
const lockKey = 5_190_831;

/** @throws {APIError} 409 when nobody else could let others in */
async function assertAnother(req: PayloadRequest, id: number | string, change: string): Promise<void> {
  const execute = await executeIn(req);
  await execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
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
