import type { PayloadRequest } from 'payload';
import { recordAudits } from '../../audit/record-audit.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import type { Message } from '../../payload-types.ts';
import { recordEditors } from '../../publishing/concurrency/stored-versions.ts';

type Sql = ReturnType<typeof sql>;

/** Most messages of one person in a conversation, newest first. */
const maxThread = 200;

/** Messages that wait for an answer. */
export const isOpen = sql`status in ('new', 'in-progress') and suspected_spam is not true`;

/** Finds the messages of the same senders, with which messages form conversations, themselves included. */
export async function readThread(req: PayloadRequest, ids: number[]): Promise<number[]> {
  const run = await executeIn(req);
  const { rows } = await run<{ id: number }>(sql`
    select id from messages
    where email in (select email from messages where id in ${ids} and email <> '')
    order by id desc limit ${maxThread}`);
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

/** Sets columns of the other messages of a sender that meet a condition, and records who did. @returns those messages */
export async function updateOthers(
  req: PayloadRequest,
  { id, email }: Pick<Message, 'id' | 'email'>,
  condition: Sql,
  columns: Sql[],
): Promise<{ id: number; reference: string }[]> {
  if (!email) return [];
  const run = await executeIn(req);
  const { rows } = await run<{ id: number; reference: string }>(sql`
    update messages set ${sql.join(columns, sql`, `)}, updated_at = now()
    where email = ${email} and id <> ${id} and ${condition}
    returning id, reference`);
  if (rows.length > 0) {
    await recordAudits(req, 'changed', 'messages', rows);
    await recordEditors(
      req,
      'messages',
      rows.map((row) => String(row.id)),
    );
  }
  return rows;
}
