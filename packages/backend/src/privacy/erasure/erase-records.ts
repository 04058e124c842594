import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { administrators, nobody } from '../../accounts/roles.ts';
import { recordAudits } from '../../audit/record-audit.ts';
import { executeIn, hasQueue, sql, type Transaction } from '../../database/transaction.ts';
import { instant } from '../../fields/factories.ts';
import type { Queue } from '../../queue/queue.ts';

/** Collections whose records are about a person outside the company. */
export type ErasableSlug = 'applications' | 'messages';

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  email: string | null;
  phone: string | null;
  legal_hold: boolean | null;
  stored_name: string | null;
}

/** Works on what else depends on records before they are erased; a collection lists its own in `custom.beforeErase`. */
export type BeforeErase = (
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  rows: Pick<Row, 'id' | 'reference' | 'email' | 'phone'>[],
) => Promise<void>;

/** Records are on legal hold; the message names them. */
export class LegalHoldError extends APIError {
  constructor(message: string) {
    super(message, 409);
  }
}

/**
 * Erases applications or messages with everything about them: notes, emails, one-time codes sent to their
 * address and the tasks of all these. A receipt with the references stays. The task
 * `erasure` removes the files after the commit. Unknown ids are skipped. Each step is one statement: with
 * Payload's own delete 500 records took 33 s.
 * @returns ids of the erased records
 * @throws {LegalHoldError} when one of them is on legal hold; nothing is erased then
 */
export async function eraseRecords(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  { collection, ids }: { collection: ErasableSlug; ids: number[] },
  receipt: Pick<Receipt, 'summary'> & Partial<Receipt>,
): Promise<number[]> {
  const { payload, execute } = transaction;
  const rows = await lockRows(transaction, collection, ids);
  const held = rows.filter((row) => row.legal_hold);
  if (held.length > 0) throw new LegalHoldError(heldText(held.map(({ reference }) => reference)));
  if (rows.length === 0) return [];
  await deleteRelated(transaction, collection, rows);
  // After the emails so far: the hooks may send some.
  const hooks = (payload.collections[collection].config.custom.beforeErase ?? []) as BeforeErase[];
  for (const hook of hooks) await hook(transaction, queue, rows);
  const erased = rows.map(({ id }) => id);
  await execute(sql`delete from ${sql.identifier(collection)} where id in ${erased}`);
  await recordAudits(transaction.req, 'deleted', collection, rows);
  await writeReceipt(transaction, {
    kind: collection,
    before: new Date(),
    held: 0,
    ...receipt,
    deleted: rows.length,
    references: rows.map(({ reference }) => reference),
  });
  await queue.send(transaction, 'erasure', { files: rows.flatMap(({ stored_name }) => stored_name ?? []) });
  return erased;
}

/** Locks records against changes, above all of the legal hold, until the transaction ends. */
async function lockRows({ execute }: Transaction, collection: ErasableSlug, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const isApplication = collection === 'applications';
  const special = isApplication ? sql`phone_number as phone, resume_stored_name` : sql`phone, null`;
  const { rows } = await execute(sql`
    select id, reference, email, legal_hold, ${special} as stored_name
    from ${sql.identifier(collection)} where id in ${ids} order by id for update`);
  return rows as Row[];
}

function heldText(references: string[]): string {
  if (references.length === 1)
    return `Nothing was deleted: ${references[0]} is under a legal hold. An administrator can end the hold first.`;
  const named = references.slice(0, 5).join(', ') + (references.length > 5 ? ' and others' : '');
  return `Nothing was deleted: ${named} are under a legal hold. Leave them out, or end the holds first.`;
}

async function deleteRelated({ execute }: Transaction, collection: ErasableSlug, rows: Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const references = rows.map(({ reference }) => reference);
  const addresses = rows.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const notes = collection === 'applications' ? 'application_notes' : 'message_notes';
  await execute(sql`delete from ${sql.identifier(notes)} where about_id in ${ids}`);
  if (collection === 'applications')
    await execute(sql`delete from stage_changes where application_id in ${ids}`);
  await execute(
    sql`delete from last_editors where source = ${collection} and record in ${ids.map((id) => String(id))}`,
  );
  await execute(
    sql`delete from payload_preferences where key in ${ids.map((id) => `collection-${collection}-${id}`)}`,
  );
  const mails = await execute(sql`
    delete from mails where about in ${references}
      or (kind = 'one-time-code' and lower("to") in ${addresses.length > 0 ? addresses : ['']}) returning id`);
  // The error of a task may quote an address, for example in the response of a mail server.
  if (!(await hasQueue(execute))) return;
  const tasks = {
    mail: mails.rows.map(({ id }) => String(id)),
    [collection.slice(0, -1)]: ids.map(String),
  };
  for (const [key, records] of Object.entries(tasks))
    if (records.length > 0) await execute(sql`delete from pgboss.job where data ->> ${key} in ${records}`);
}

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
  const { rows } = await executeIn(req)(sql`
    select r.reference from ${sql.identifier(notes)} n join ${sql.identifier(records)} r on r.id = n.about_id
    where n.id = ${id} and r.legal_hold`);
  assertNotHeld(rows);
};

/** Rejects the deletion of an email about a record on legal hold. */
export const keepHeldEmails: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows } = await executeIn(req)(sql`
    select h.reference from mails s join (
      select reference from applications where legal_hold
      union all select reference from messages where legal_hold) h on h.reference = s.about
    where s.id = ${id}`);
  assertNotHeld(rows);
};

function assertNotHeld([held]: Record<string, unknown>[]): void {
  if (held)
    throw new LegalHoldError(`This belongs to ${held.reference}, which is under a legal hold, so it stays.`);
}

/** Receipts of what the daily task, an applicant or an administrator deleted: proof without personal data. */
export const retentionReceipts: CollectionConfig = {
  slug: 'retention-receipts',
  labels: { singular: 'Deletion receipt', plural: 'Deletion receipts' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'kind', 'deleted', 'held', 'before'],
    description: 'What the daily task, applicants and administrators deleted, and what a legal hold kept.',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'summary', type: 'text', required: true },
    { name: 'deleted', type: 'number', required: true },
    { name: 'held', label: 'On legal hold', type: 'number', required: true, defaultValue: 0 },
    { name: 'before', label: 'Older than', type: 'date', required: true, admin: instant },
    {
      name: 'references',
      type: 'text',
      hasMany: true,
      admin: { description: 'References of the deleted records.' },
    },
  ],
};

interface Receipt {
  /** A collection, or a kind of the retention settings. */
  kind: string;
  summary: string;
  deleted: number;
  /** Records that were due as well but are on legal hold. */
  held: number;
  /** Records older than this were due. */
  before: Date;
  references: string[];
}

/** Stores a receipt in the transaction of the deletion. */
export async function writeReceipt({ payload, req }: Transaction, receipt: Receipt): Promise<void> {
  await payload.create({
    collection: 'retention-receipts',
    data: { ...receipt, before: receipt.before.toISOString() },
    depth: 0,
    req,
  });
}
