import { inTransaction } from '@riverfront/content/transaction';
import type { OwnApplication } from '@riverfront/contract';
import { Refusal } from '../commands/refusal.ts';
import { describeOwn } from './describe-own.ts';
import { lockOwn } from './find-own.ts';
import { noteChange } from './note-change.ts';
import type { OwnDeps } from './own-deps.ts';
import { isOpen } from './states.ts';

/**
 * Withdraws an application; one that is withdrawn already stays so.
 * @throws {Refusal} 404, 409 when it has been decided on
 */
export async function withdraw(
  { payload }: OwnDeps,
  email: string,
  reference: string,
): Promise<OwnApplication> {
  const doc = await inTransaction(payload(), async (transaction) => {
    const found = await lockOwn(transaction, email, reference);
    if (found.stage === 'withdrawn') return found;
    if (!isOpen(found.stage))
      throw new Refusal(
        409,
        'not-now',
        'This application has been decided on, so there is nothing to withdraw any more. You can still erase it.',
      );
    await noteChange(transaction, found, 'Withdrawn by the applicant.');
    return payload().update({
      collection: 'applications',
      id: found.id,
      data: { stage: 'withdrawn', stageChangedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: true,
      req: transaction.req,
    });
  });
  const [described] = await describeOwn(payload(), [doc]);
  if (!described) throw new Error('An application was not described.');
  return described;
}
