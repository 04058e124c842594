import { sql } from '@payloadcms/db-postgres';
import { APIError } from 'payload';
import type { Queue } from '../queue/queue.ts';
import type { Transaction } from '../transaction.ts';
import { type Receipt, writeReceipt } from './write-receipt.ts';

/** Collections whose records are about a person outside the firm. */
export type ErasableSlug = 'applications' | 'messages';

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  email: string | null;
  legal_hold: boolean | null;
  stored_name: string | null;
}

/** Thrown for records under a legal hold; its message names them. */
export class LegalHoldError extends APIError {
  constructor(message: string) {
    super(message, 409, null, true);
  }
}

/**
 * Erases applications or messages with everything about them: notes, emails,
 * one-time codes sent to their address, webhook deliveries and the tasks of all
 * these. A receipt with the references stays. The files are removed by the task
 * `erasure` once the transaction is committed. Ids that are not there (any more)
 * are skipped.
 * @returns the ids of what was erased
 * @throws {LegalHoldError} when one of them is under a legal hold; nothing is erased then
 */
export async function eraseRecords(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  { collection, ids }: { collection: ErasableSlug; ids: number[] },
  receipt: Pick<Receipt, 'summary'> & Partial<Receipt>,
): Promise<number[]> {
  const { payload, req } = transaction;
  const rows = await lockRows(transaction, collection, ids);
  const held = rows.filter((row) => row.legal_hold);
  if (held.length > 0) throw new LegalHoldError(heldText(held.map(({ reference }) => reference)));
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  await deleteAbout(transaction, collection, rows);
  for (const { id } of rows)
    await payload.delete({
      collection,
      id,
      context: { erasure: true },
      depth: 0,
      overrideAccess: true,
      req,
    });
  await writeReceipt(transaction, {
    kind: collection,
    before: new Date(),
    held: 0,
    ...receipt,
    deleted: rows.length,
    references,
  });
  await queue.send(transaction, 'erasure', { files: rows.flatMap(({ stored_name }) => stored_name ?? []) });
  return rows.map(({ id }) => id);
}

/** Locked against changes, above all of the hold, until the transaction ends. */
async function lockRows({ execute }: Transaction, collection: ErasableSlug, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const storedName = collection === 'applications' ? sql`resume_stored_name` : sql`null`;
  const { rows } = await execute(sql`
    select id, reference, email, legal_hold, ${storedName} as stored_name
    from ${sql.identifier(collection)} where id in ${ids} order by id for update`);
  return rows as Row[];
}

function heldText(references: string[]): string {
  const [first = '', ...others] = references;
  if (others.length === 0)
    return `Nothing was deleted: ${first} is under a legal hold. An administrator can end the hold first.`;
  const named = references.slice(0, 5).join(', ') + (references.length > 5 ? ' and others' : '');
  return `Nothing was deleted: ${named} are under a legal hold. Leave them out, or end the holds first.`;
}

async function deleteAbout({ execute }: Transaction, collection: ErasableSlug, rows: Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const references = rows.map(({ reference }) => reference);
  const addresses = rows.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const notes = collection === 'applications' ? 'application_notes' : 'message_notes';
  await execute(sql`delete from ${sql.identifier(notes)} where about_id in ${ids}`);
  const mails = await execute(sql`
    delete from mails where about in ${references}
      or (kind = 'one-time-code' and lower("to") in ${addresses.length > 0 ? addresses : ['']}) returning id`);
  const deliveries = await execute(sql`delete from deliveries where about in ${references} returning id`);
  // What a task failed with may quote an address, for example the answer of a mail server.
  const { rows: found } = await execute(sql`select to_regclass('pgboss.job') is not null as there`);
  if (!found[0]?.there) return;
  const tasks = {
    mail: idsOf(mails.rows),
    delivery: idsOf(deliveries.rows),
    application: collection === 'applications' ? ids.map(String) : [],
  };
  for (const [key, records] of Object.entries(tasks))
    if (records.length > 0) await execute(sql`delete from pgboss.job where data ->> ${key} in ${records}`);
}

function idsOf(rows: Record<string, unknown>[]): string[] {
  return rows.map(({ id }) => String(id));
}
