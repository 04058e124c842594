import type { Payload } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction } from '../../database/transaction.ts';
import { waitForQueue } from '../../queue/queue.ts';
import type { StaffSide } from '../../staff-side.ts';
import { noSecondFactor, writeAccount } from '../second-factor/account.ts';
import { reportChange } from './change-credentials.ts';
import { createPassword, type FirstUser } from './passwords.ts';

interface ResetOptions extends Pick<StaffSide, 'queue' | 'cmsUrl'> {
  email: string;
  /** Removes the authenticator app and the recovery codes as well. */
  secondFactor?: boolean;
}

/**
 * Sets a random password for an account from the command line, which ends its sessions. The audit trail records it,
 * and the owner gets an email.
 * @throws {Error} when there is no such account, or it may not sign in
 */
export async function resetAccount(payload: Payload, options: ResetOptions): Promise<FirstUser> {
  const { email, secondFactor = false } = options;
  const user = await findOne(payload, 'users', { email: { equals: email.trim().toLowerCase() } });
  if (!user) throw new Error(`There is no account with the address ${email}.`);
  if (user.disabled) throw new Error(`The account ${user.email} is disabled.`);
  const password = createPassword();
  await waitForQueue(options.queue);
  await inTransaction(payload, async (transaction) => {
    const { req } = transaction;
    await payload.update({ collection: 'users', id: user.id, data: { password }, depth: 0, req });
    if (secondFactor) await writeAccount(req, user.id, () => noSecondFactor);
    await recordAudit(req, {
      action: 'changed',
      kind: 'users',
      record: user.id,
      summary: `New password for ${user.name}${secondFactor ? ', second factor removed' : ''}`,
      actorName: 'The command line',
    });
    await reportChange(transaction, user, { password: true, secondFactorRemoved: secondFactor }, options);
  });
  return { email: user.email, password };
}
