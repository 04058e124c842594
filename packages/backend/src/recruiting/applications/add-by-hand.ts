import { createHash } from 'node:crypto';
import { email, optionalLine, personName } from '@riverfront/contract';
import { toPhone } from '@riverfront/contract/normalise';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction, lock, sql } from '../../database/transaction.ts';
import { generateReference } from '../../fields/reference.ts';
import { addChangeNote } from '../../inbox/notes/collection.ts';
import { enqueueReplies } from '../../inbox/replies/send-replies.ts';
import { promisedMonths } from '../../privacy/retention/periods.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { today } from '../../time/company-time.ts';
import { applicants } from './applicants-audience.ts';
import { markDuplicates } from './duplicates.ts';
import { findSameApplication, jobIdSchema, readJobTitle, type SameApplication } from './moves.ts';

/** A person whom a recruiter adds, with the consent that they gave. */
export const personSchema = z
  .object({
    firstName: personName(60),
    lastName: personName(60),
    email,
    phone: z
      .string()
      .default('')
      .transform((text) => toPhone(text).replace(/[\s()./-]|ext.*$/g, ''))
      .pipe(
        z
          .string()
          .regex(
            /^(\+[1-9]\d{6,14})?$/,
            'Type the phone number with + and its country code, or leave it out.',
          ),
      ),
    job: jobIdSchema,
    source: z.enum(['referral', 'email']),
    /** Who referred them, or to whom they wrote. */
    sourceName: optionalLine(80),
    consent: z.string().trim().min(3, 'Say how the person gave consent.').max(200),
    consentOn: z.iso.date('Choose when the person gave consent.'),
    sendsReceipt: z.boolean().default(false),
    /** Whether to add although the person has applied for that job already. */
    confirmed: z.boolean().default(false),
    /** Idempotency key. */
    key: z.uuid(),
  })
  .refine(({ source, sourceName }) => source === 'email' || sourceName, 'Say who referred the person.')
  .refine(({ consentOn }) => consentOn <= today(), 'The consent cannot be in the future.');

/**
 * Adds an application for a person who was referred or wrote an email. It is like any other: with a reference, the
 * applicant portal and the retention period of the present privacy notice. Idempotent by key and content.
 * @returns its id and reference, or the person's other application for that job, and nothing is stored then
 * @throws {APIError} 404 for an unknown job, 503
 */
export async function addByHand(
  from: PayloadRequest,
  person: z.output<typeof personSchema>,
): Promise<SameApplication | { duplicate: SameApplication }> {
  const { payload } = from;
  const { key, confirmed, ...content } = person;
  const { firstName, lastName, email, phone, job, consent, consentOn } = content;
  if (person.sendsReceipt) await waitForQueue(staffSideOf(payload).queue);
  return inTransaction(from, async (transaction) => {
    const { req, execute } = transaction;
    // With the content: what is corrected after a lost answer is another submission.
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const submissionKey = `by hand ${key} ${hash}`;
    await lock(execute, submissionKey);
    const { rows } = await execute<{ id: number; reference: string }>(
      sql`select id, reference from applications where submission_key = ${submissionKey}`,
    );
    if (rows[0]) return rows[0];
    const duplicate = await findSameApplication(transaction, { email, job });
    if (duplicate && !confirmed) return { duplicate };
    const possibleDuplicate = await markDuplicates(execute, { email, phoneNumber: phone });
    const reference = generateReference('RA');
    const { id } = await payload.create({
      collection: 'applications',
      data: {
        firstName,
        lastName,
        email,
        phoneNumber: phone || null,
        job,
        jobTitle: await readJobTitle(req, job),
        source: person.source === 'referral' ? 'Referral' : 'Email',
        sourceName: person.sourceName || null,
        consent,
        consentAt: consentOn,
        stage: 'new',
        reference,
        submissionKey,
        possibleDuplicate,
        resumeMissing: true,
        retentionMonths: await promisedMonths(transaction, 'applications', undefined),
      },
      depth: 0,
      req,
    });
    const note = `Added by hand. Consent, ${consentOn}: ${consent}`;
    await addChangeNote(req, 'application-notes', id, note);
    if (person.sendsReceipt)
      await enqueueReplies(transaction, applicants, {
        ids: [id],
        ...receipt(job, staffSideOf(payload).siteUrl),
      });
    return { id, reference };
  });
}

/** The email that tells somebody what is stored about them. */
function receipt(job: number | null, siteUrl: string) {
  return {
    subject: 'We have stored your details',
    body: `Dear {{firstName}},

we have stored your details as an application ${job === null ? 'for no particular role' : 'for {{jobTitle}}'}. Its reference is {{reference}}.

At ${new URL('/my-application', siteUrl).href} you can see where it stands, send your résumé, withdraw it, or download and erase everything that we store about you. A code to this address opens the page.

{{company}}`,
  };
}
