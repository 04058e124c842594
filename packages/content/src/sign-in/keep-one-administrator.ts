import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { executeIn, sql } from '../transaction.ts';

/** Any number, the same for all who count administrators: they do it one after another. */
const turn = 5_190_831;

async function demandAnother(req: PayloadRequest, id: number | string, what: string): Promise<void> {
  const execute = await executeIn(req);
  await execute(sql`SELECT pg_advisory_xact_lock(${turn})`);
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      roles: { contains: 'administrator' },
      disabled: { not_equals: true },
      id: { not_equals: id },
    },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) throw new APIError(`The last administrator cannot be ${what}.`, 409, null, true);
}

/** Somebody must be left who can let others in. */
export const keepOneAdministratorOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  demandAnother(req, id, 'deleted');

/** The same when an administrator is disabled or loses the role. */
export const keepOneAdministratorOnChange: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || originalDoc.disabled || !originalDoc.roles?.includes('administrator')) return data;
  const { disabled = false, roles = originalDoc.roles } = data;
  if (disabled) await demandAnother(req, originalDoc.id, 'disabled');
  else if (!roles?.includes('administrator')) await demandAnother(req, originalDoc.id, 'given another role');
  return data;
};
