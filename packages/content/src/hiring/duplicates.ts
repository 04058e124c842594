import type { CollectionAfterDeleteHook, PayloadRequest, Where } from 'payload';
import { ownReading } from '../audit/with-list-limit.ts';
import type { Application } from '../payload-types.ts';
import { type Execute, executeIn, sql } from '../transaction.ts';
import { nameOf } from './board.ts';

/** What says that two applications may be of one person. Both are stored in one form only: lower case, and E.164. */
export type Identity = Pick<Application, 'email' | 'phoneNumber'>;

/** Another application of what may be the same person. */
export interface PossibleDuplicate {
  id: number;
  name: string;
  reference: string;
  jobTitle: string;
  stage: Application['stage'];
  receivedAt: string;
  sameEmail: boolean;
  samePhone: boolean;
}

/**
 * Marks the applications that are there already as possible duplicates of one
 * that is about to be stored. Of two that come at once, the later waits here
 * until the first is committed, so that neither is missed.
 * @returns whether there are any
 */
export async function markDuplicates(execute: Execute, { email, phoneNumber }: Identity): Promise<boolean> {
  // In one order for everybody, so that nobody waits for somebody who waits for them.
  for (const known of [email, phoneNumber ?? ''].filter(Boolean).sort())
    await execute(sql`select pg_advisory_xact_lock(hashtextextended(${`applicant ${known}`}, 0))`);
  const { rows } = await execute(sql`
    update applications set possible_duplicate = true
    where email = ${email} or (phone_number = ${phoneNumber ?? ''} and phone_number <> '')
    returning id`);
  return rows.length > 0;
}

/** Takes the mark away from applications that had nothing in common with any but the one that is gone. */
export const unmarkDuplicates: CollectionAfterDeleteHook<Application> = async ({ doc, req }) => {
  const execute = await executeIn(req);
  await execute(sql`
    update applications a set possible_duplicate = false
    where possible_duplicate
      and (email = ${doc.email} or (phone_number = ${doc.phoneNumber ?? ''} and phone_number <> ''))
      and not exists (
        select from applications b
        where b.id <> a.id
          and (b.email = a.email or (b.phone_number = a.phone_number and a.phone_number <> '')))`);
  return doc;
};

/** Other applications with the e-mail or telephone number of this one, newest first, at most 50. */
export async function duplicatesOf(
  req: PayloadRequest,
  { id, email, phoneNumber }: Identity & { id: number },
): Promise<PossibleDuplicate[]> {
  const same: Where[] = [{ email: { equals: email } }];
  if (phoneNumber) same.push({ phoneNumber: { equals: phoneNumber } });
  const { docs } = await req.payload.find({
    collection: 'applications',
    where: { and: [{ id: { not_equals: id } }, { or: same }] },
    sort: '-id',
    limit: 50,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: ownReading,
  });
  return docs.map((doc) => ({
    id: doc.id,
    name: nameOf(doc),
    reference: doc.reference,
    jobTitle: doc.jobTitle || 'General application',
    stage: doc.stage,
    receivedAt: doc.createdAt,
    sameEmail: doc.email === email,
    samePhone: Boolean(phoneNumber) && doc.phoneNumber === phoneNumber,
  }));
}
