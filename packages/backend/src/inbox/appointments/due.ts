import type { Payload } from 'payload';
import { execute, inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { cancelAppointment, lockAppointment, reminderMs, updateAppointment } from './changes.ts';
import { enqueueAppointmentEmails, type Office } from './emails.ts';

/**
 * Does what is due: offers without an answer lapse, appointments of the next day are reminded of, and those of
 * applications that have ended are cancelled. Each is a transaction of its own.
 * @throws {AggregateError} after the others, so that the queue retries those that failed
 */
export async function runDueAppointments(payload: Payload, office: Office): Promise<void> {
  const now = new Date().toISOString();
  const tomorrow = new Date(Date.now() + reminderMs).toISOString();
  const { rows } = await execute(payload)<{ id: number }>(sql`
    select a.id from appointments a left join applications r on r.reference = a.about
    where (a.state = 'offered' and (a.expires_at <= ${now}::timestamptz or r.stage in ('rejected', 'withdrawn')))
      or (a.state = 'booked' and a.starts_at > ${now}::timestamptz
        and ((a.reminded_at is null and a.starts_at <= ${tomorrow}::timestamptz)
          or r.stage in ('rejected', 'withdrawn')))
    order by a.id`);
  const errors: unknown[] = [];
  for (const { id } of rows)
    await inTransaction(payload, (transaction) => runDue(transaction, office, id)).catch((error: unknown) =>
      errors.push(error),
    );
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} appointments failed.`);
}

async function runDue(transaction: Transaction, office: Office, id: number): Promise<void> {
  const locked = await lockAppointment(transaction, { id });
  const { doc, guest } = locked;
  if (guest.hasEnded) return cancelAppointment(transaction, office, locked);
  if (doc.state === 'offered' && Date.parse(doc.expiresAt) <= Date.now()) {
    await updateAppointment(transaction, locked, 'lapsed', { state: 'lapsed' });
    return;
  }
  const left = Date.parse(doc.startsAt ?? '') - Date.now();
  if (doc.state !== 'booked' || doc.remindedAt || !(left > 0 && left <= reminderMs)) return;
  const { payload, req } = transaction;
  const data = { remindedAt: new Date().toISOString() };
  await payload.update({ collection: 'appointments', id, data, depth: 0, req });
  await enqueueAppointmentEmails(transaction, office, doc, guest, 'reminder');
}
