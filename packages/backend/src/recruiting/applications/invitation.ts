import { formatDay } from '@riverfront/mail/format';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { idOf, staffNames } from '../../accounts/owners.ts';
import { findOne, findPublished } from '../../database/records.ts';
import { inTransaction, lock } from '../../database/transaction.ts';
import { replySchema } from '../../inbox/replies/compose.ts';
import { enqueueReplies } from '../../inbox/replies/send-replies.ts';
import type { Application } from '../../payload-types.ts';
import { lockRecords } from '../../publishing/concurrency/stored-versions.ts';
import { toAddress } from '../../publishing/paths/addresses.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { companyTimeZone, today } from '../../time/company-time.ts';
import { whereOpen } from '../jobs/options.ts';
import { applicants } from './applicants-audience.ts';
import { toApplicantName } from './board.ts';
import { findSameApplication } from './moves.ts';
import { invitationPauseDays, isInTalentPool } from './talent-pool.ts';

export const invitationSchema = z.object({
  job: z.number('Choose a role first.').int().positive(),
  text: replySchema.shape.body,
});

const dayMs = 24 * 3_600_000;

/**
 * Invites somebody in the talent pool to an open role by email. A person gets one invitation in 30 days, also with
 * several applications: an advisory lock on the address serialises concurrent ones.
 * @returns the new version of the application
 * @throws {APIError} 404, 409 that says who invited when, or why not, 422, 503
 */
export async function inviteToJob(
  from: PayloadRequest,
  { id, email }: Application,
  { job, text }: z.output<typeof invitationSchema>,
): Promise<{ version: string }> {
  const { queue, siteUrl } = staffSideOf(from.payload);
  await waitForQueue(queue);
  return inTransaction(from, async (transaction) => {
    const { payload, req, execute } = transaction;
    await lock(execute, `invitation ${email}`);
    await lockRecords(req, 'applications', [id]);
    const doc = await findOne(req, 'applications', { id: { equals: id } });
    if (!doc) throw new APIError('This application no longer exists.', 404);
    const name = toApplicantName(doc);
    if (!isInTalentPool(doc)) throw new APIError(`${name} is not in the talent pool any more.`, 409);
    await assertUninvited(req, doc);
    const role = await findOpenJob(req, job);
    const same = await findSameApplication(transaction, { email, job });
    if (same) throw new APIError(`${name} has applied for this role already: ${same.reference}.`, 409);
    await enqueueReplies(transaction, applicants, {
      ids: [id],
      subject: `Invitation to apply: ${role.title}`.slice(0, 150),
      body: text,
      link: { label: 'See the role', url: `${siteUrl}${toAddress('jobs', role)}?source=talent-pool` },
    });
    const invited = { invitedAt: new Date().toISOString(), invitedBy: req.user?.id ?? null };
    const data = { talentPool: { ...doc.talentPool, ...invited } };
    const { updatedAt } = await payload.update({ collection: 'applications', id, data, depth: 0, req });
    return { version: updatedAt };
  });
}

/** @throws {APIError} 409 naming who invited the person in the last 30 days, and since when it is possible again */
async function assertUninvited(req: PayloadRequest, doc: Application): Promise<void> {
  const since = new Date(Date.now() - invitationPauseDays * dayMs).toISOString();
  const where = { email: { equals: doc.email }, 'talentPool.invitedAt': { greater_than: since } };
  const newest = await findOne(req, 'applications', where, { sort: '-talentPool.invitedAt' });
  const { invitedAt, invitedBy } = newest?.talentPool ?? {};
  if (!invitedAt) return;
  const inviter = idOf(invitedBy) ?? 0;
  const who = (await staffNames(req, [inviter])).get(inviter) ?? 'A former colleague';
  const next = formatDay(
    new Date(Date.parse(invitedAt) + invitationPauseDays * dayMs).toISOString(),
    companyTimeZone(),
  );
  throw new APIError(
    `${who} invited ${toApplicantName(doc)} to a role on ${formatDay(invitedAt, companyTimeZone())}. Nothing was sent: the next invitation is possible on ${next}.`,
    409,
  );
}

/** Finds a job that visitors can open. @throws {APIError} 409 */
async function findOpenJob(req: PayloadRequest, id: number) {
  const job = await findPublished(req, 'jobs', { id: { equals: id }, ...whereOpen(today()) });
  if (!job) throw new APIError('This role is not open on the site any more. Choose another one.', 409);
  return job;
}
