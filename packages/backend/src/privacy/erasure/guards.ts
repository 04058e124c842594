import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { executeIn, sql } from '../../database/transaction.ts';
import { LegalHoldError } from './erase-records.ts';

/** Rejects a deletion by Payload: `eraseRecords` deletes everything about the record as well. */
export const erasedOnly: CollectionBeforeDeleteHook = () => {
  throw new APIError('Records of people are erased with everything about them, not deleted alone.', 409);
};

/** Rejects the deletion of a note about a record on legal hold. */
export const keepHeldNotes: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const isApplication = collection.slug === 'application-notes';
  const [notes, records] = isApplication
    ? ['application_notes', 'applications']
    : ['message_notes', 'messages'];
  const execute = await executeIn(req);
  const { rows } = await execute(sql`
    select r.reference from ${sql.identifier(notes)} n join ${sql.identifier(records)} r on r.id = n.about_id
    where n.id = ${id} and r.legal_hold`);
  assertNotHeld(rows);
};

/** Rejects the deletion of an email or webhook delivery about a record on legal hold. */
export const keepHeldDeliveries: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const execute = await executeIn(req);
  const { rows } = await execute(sql`
    select h.reference from ${sql.identifier(collection.slug)} s join (
      select reference from applications where legal_hold
      union all select reference from messages where legal_hold) h on h.reference = s.about
    where s.id = ${id}`);
  assertNotHeld(rows);
};

function assertNotHeld([held]: Record<string, unknown>[]): void {
  if (held)
    throw new LegalHoldError(`This belongs to ${held.reference}, which is under a legal hold, so it stays.`);
}
