import { findOne } from '@riverfront/backend/database/records';
import { inTransaction } from '@riverfront/backend/database/transaction';
import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import type { Application } from '@riverfront/backend/payload-types';
import {
  isInTalentPool,
  joinTalentPool,
  leaveTalentPool,
} from '@riverfront/backend/recruiting/applications/talent-pool';
import { toCompanyDate } from '@riverfront/backend/time/company-time';
import type { AnswerOf, CheckedBodyOf, OwnApplication } from '@riverfront/contract';
import { HttpError } from '../../api/http-error.ts';
import { lockApplication, type PortalDeps } from './access.ts';
import { changeApplication, eraseApplication } from './change-application.ts';
import { presentApplication } from './present-application.ts';

/**
 * Puts an application into the talent pool for twelve months from now, or takes it out.
 * @throws {HttpError} 404
 */
export async function chooseTalentPool(
  { payload }: Pick<PortalDeps, 'payload'>,
  email: string,
  reference: string,
  join: boolean,
): Promise<OwnApplication> {
  const doc = await inTransaction(payload(), async (transaction) => {
    const found = await lockApplication(transaction, email, reference);
    // A repeated request neither prolongs the time nor adds a note.
    if (isInTalentPool(found) === join && !found.talentPool?.askedAt) return found;
    const data = join ? joinTalentPool(found) : leaveTalentPool(found);
    const { until } = data.talentPool;
    const text = until
      ? `Talent pool: agreed by the applicant, until ${toCompanyDate(new Date(until))}.`
      : 'Talent pool: left by the applicant.';
    return changeApplication(transaction, found, text, data);
  });
  return presentApplication(payload(), doc);
}

/**
 * Answers the link of the email that asks before the time in the talent pool ends. Without an answer nothing changes,
 * because mail scanners follow links.
 * @throws {HttpError} 403 for a forged or expired link, 404 when the application has left the pool or is erased, 409 on
 * legal hold, 429
 */
export async function answerTalentPoolLink(
  deps: PortalDeps,
  { token, answer }: CheckedBodyOf<'ownApplicationTalentPoolLink'>,
  network: string,
): Promise<AnswerOf<'ownApplicationTalentPoolLink'>> {
  await deps.limits().count('own-address', network);
  const { reference } = createTokens(deps.secret).read('talent-pool', token) ?? {};
  if (!reference) throw new HttpError(403, 'email-unverified', 'This link has expired, or is not complete.');
  const doc = await findPooled(deps, reference);
  const { email, jobTitle = null } = doc;
  if (answer === 'erase') {
    await eraseApplication(deps, email, reference);
    return { success: true, state: 'erased', reference, jobTitle, until: null };
  }
  if (answer === 'keep') {
    const { talentPoolUntil: until } = await chooseTalentPool(deps, email, reference, true);
    return { success: true, state: 'kept', reference, jobTitle, until };
  }
  const { until = null, askedAt } = doc.talentPool ?? {};
  return { success: true, state: askedAt ? 'asked' : 'kept', reference, jobTitle, until };
}

async function findPooled({ payload }: PortalDeps, reference: string): Promise<Application> {
  const where = { reference: { equals: reference } };
  const found = await findOne(payload(), 'applications', where, { joins: false });
  if (found && isInTalentPool(found)) return found;
  throw new HttpError(
    404,
    'not-found',
    'This application is not in our talent pool any more. It may have been erased already.',
  );
}
