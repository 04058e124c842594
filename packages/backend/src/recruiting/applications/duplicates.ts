import type { PayloadRequest, Where } from 'payload';
import { internalRead } from '../../audit/lists.ts';
import { recordListed } from '../../audit/record-audit.ts';
import { type Execute, lock, sql } from '../../database/transaction.ts';
import type { Application } from '../../payload-types.ts';
import type { BeforeErase } from '../../privacy/erasure/erase-records.ts';
import { toApplicantName } from './board.ts';

/** Fields by which two applications may be of one person, both normalised: lower case, and E.164. */
type Identity = Pick<Application, 'email' | 'phoneNumber'>;

/** An application beside others that may be of the same person. */
export type ComparedApplication = ReturnType<typeof toCompared>;

/**
 * Marks the stored applications that a new one may duplicate. An advisory lock serialises concurrent
 * applications of one person until the commit, so that neither is missed.
 * @returns whether there are any
 */
export async function markDuplicates(execute: Execute, { email, phoneNumber }: Identity): Promise<boolean> {
  // Everybody locks in one order, which excludes a deadlock.
  for (const key of [email, phoneNumber ?? ''].filter(Boolean).sort())
    await lock(execute, `applicant ${key}`);
  const { rows } = await execute(sql`
    update applications set possible_duplicate = true
    where email = ${email} or (phone_number = ${phoneNumber ?? ''} and phone_number <> '')
    returning id`);
  return rows.length > 0;
}

/** Unmarks applications that have only erased ones as possible duplicates. */
export const unmarkDuplicates: BeforeErase = async ({ execute }, _queue, rows) => {
  const erased = rows.map(({ id }) => id);
  const emails = rows.flatMap(({ email }) => email ?? []);
  const phones = rows.flatMap(({ phone }) => phone || []);
  await execute(sql`
    update applications a set possible_duplicate = false
    where possible_duplicate and a.id not in ${erased}
      and (email in ${['', ...emails]} or (phone_number in ${['', ...phones]} and phone_number <> ''))
      and not exists (
        select from applications b
        where b.id <> a.id and b.id not in ${erased}
          and (b.email = a.email or (b.phone_number = a.phone_number and a.phone_number <> '')))`);
};

/** Reads an application and the others with its email address or phone number, newest first, at most 50. */
export async function compareDuplicates(
  req: PayloadRequest,
  doc: Application,
): Promise<ComparedApplication[]> {
  const same: Where[] = [{ email: { equals: doc.email } }];
  if (doc.phoneNumber) same.push({ phoneNumber: { equals: doc.phoneNumber } });
  const where: Where = { and: [{ id: { not_equals: doc.id } }, { or: same }] };
  const { docs } = await req.payload.find({
    collection: 'applications',
    where,
    sort: '-id',
    limit: 50,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: internalRead,
  });
  await recordListed(req, { kind: 'applications', count: docs.length, total: docs.length, where });
  return [doc, ...docs].map(toCompared);
}

function toCompared(doc: Application) {
  const {
    id,
    reference,
    email,
    stage,
    createdAt: receivedAt,
    totalExperience,
    expectedSalary,
    salaryCurrency,
  } = doc;
  return {
    ...{ id, reference, email, stage, receivedAt, totalExperience, expectedSalary, salaryCurrency },
    name: toApplicantName(doc),
    jobTitle: doc.jobTitle || 'General application',
    phoneNumber: doc.phoneNumber ?? null,
    place: [doc.city, doc.country?.name].filter(Boolean).join(', '),
    source: [doc.source, doc.sourceName].filter(Boolean).join(': ') || null,
    resume: doc.resume?.fileName ?? null,
  };
}
