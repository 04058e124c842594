import { findAll } from '@riverfront/backend/database/records';
import { sql, type Transaction } from '@riverfront/backend/database/transaction';
import type { Application } from '@riverfront/backend/payload-types';
import { messages } from '@riverfront/contract';
import type { Payload, Where } from 'payload';
import { HttpError } from '../../api/http-error.ts';
import type { ApplyDeps } from '../applications/receive-application.ts';

/** The services that the applicant portal needs. */
export type PortalDeps = Pick<
  ApplyDeps,
  'payload' | 'queue' | 'limits' | 'verification' | 'resumes' | 'inspect' | 'resumesDir' | 'scans'
>;

/** More than anybody has; it bounds what a script sees that applies for others. */
const maxApplications = 100;

/**
 * Resolves a proof to the verified email address of an applicant.
 * @throws {HttpError} 403 for an invalid or expired proof, 429
 */
export async function resolveApplicant(
  { verification, limits }: PortalDeps,
  proof: string | undefined,
  network: string,
): Promise<string> {
  await limits.count('portal-address', network);
  const email = verification.ownerOf(proof);
  if (email === undefined) throw new HttpError(403, 'email-unverified', messages.ownProofNeeded);
  return email;
}

/** Finds the applications of an email address, newest first; one alone when a reference is given. */
export async function findApplications(
  payload: Payload,
  email: string,
  reference?: string,
): Promise<Application[]> {
  const where: Where[] = [{ email: { equals: email } }];
  if (reference !== undefined) where.push({ reference: { equals: reference } });
  const options = { sort: '-createdAt', limit: maxApplications, joins: false } as const;
  return findAll(payload, 'applications', { and: where }, options);
}

/**
 * Finds one application of an email address. That of another applicant is as unknown as a missing one.
 * @throws {HttpError} 404
 */
export async function findApplication(
  payload: Payload,
  email: string,
  reference: string,
): Promise<Application> {
  return assertFound((await findApplications(payload, email, reference))[0]);
}

/**
 * Finds one application of an email address and locks it until the transaction ends.
 * @throws {HttpError} 404
 */
export async function lockApplication(
  { payload, req, execute }: Transaction,
  email: string,
  reference: string,
): Promise<Application> {
  const { rows } = await execute<{ id: number }>(sql`
    select id from applications where reference = ${reference} and email = ${email} for update`);
  const [row] = rows;
  return assertFound(
    row &&
      (await payload.findByID({
        collection: 'applications',
        id: row.id,
        depth: 0,
        joins: false,
        disableErrors: true,
        overrideAccess: true,
        req,
      })),
  );
}

function assertFound(doc: Application | null | undefined): Application {
  if (doc) return doc;
  throw new HttpError(
    404,
    'not-found',
    'We keep no application with this number under your email address. It may have been erased already.',
  );
}
