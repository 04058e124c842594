import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { executeIn, sql } from '../transaction.ts';
import { LegalHoldError } from './erase-records.ts';

/** Rejects every deletion that is not part of an erasure, which takes along what is about the record. */
export const erasedOnly: CollectionBeforeDeleteHook = ({ req }) => {
  if (req.context.erasure !== true)
    throw new APIError(
      'Records of people are erased with everything about them, not deleted alone.',
      409,
      null,
      true,
    );
};

/** Keeps the notes about a record under a legal hold. */
export const keepHeldNotes: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const [notes, records] =
    collection.slug === 'application-notes'
      ? (['application_notes', 'applications'] as const)
      : (['message_notes', 'messages'] as const);
  const execute = await executeIn(req);
  const { rows } = await execute(sql`
    select r.reference from ${sql.identifier(notes)} n join ${sql.identifier(records)} r on r.id = n.about_id
    where n.id = ${id} and r.legal_hold`);
  assertFree(rows);
};

/** Keeps the record of emails and deliveries about a record under a legal hold. */
export const keepHeldSendings: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const execute = await executeIn(req);
  const { rows } = await execute(sql`
    select h.reference from ${sql.identifier(collection.slug)} s join (
      select reference from applications where legal_hold
      union all select reference from messages where legal_hold) h on h.reference = s.about
    where s.id = ${id}`);
  assertFree(rows);
};

function assertFree([held]: Record<string, unknown>[]): void {
  if (held)
    throw new LegalHoldError(`This belongs to ${held.reference}, which is under a legal hold, so it stays.`);
}
