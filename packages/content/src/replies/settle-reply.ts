import { APIError, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { inTransaction, sql } from '../transaction.ts';
import type { Audience } from './audiences.ts';

/**
 * Takes a reply that was not delivered off the lists of those who have to know: somebody reached its receiver in
 * another way.
 * @throws {APIError} 409 when it is not on them
 */
export async function settleReply(
  { payload, user }: PayloadRequest,
  audience: Audience,
  id: number,
): Promise<void> {
  await inTransaction(payload, async ({ req, execute }) => {
    const { rows } = await execute<{ about: number }>(sql`
      update ${sql.identifier(audience.notes.replace('-', '_'))} set delivery = 'settled', updated_at = now()
      where id = ${id} and delivery = 'failed' returning about_id as about`);
    const [note] = rows;
    if (!note) throw new APIError('This reply is not listed as not delivered any more.', 409, null, true);
    req.user = user;
    await recordAudit(req, {
      action: 'changed',
      kind: audience.slug,
      record: note.about,
      summary: 'A reply that was not delivered was marked as dealt with',
    });
  });
}
