import { inTransaction } from '@riverfront/backend/database/transaction';
import { generateReference } from '@riverfront/backend/fields/reference';
import type { FormField } from '@riverfront/backend/inbox/messages/form-fields';
import type { RateLimitName } from '@riverfront/backend/limits/rate-limits';
import { promisedMonths } from '@riverfront/backend/privacy/retention/periods';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import type { Queue } from '@riverfront/backend/queue/queue';
import type { CheckedBodyOf } from '@riverfront/contract';
import type { EmailData } from '@riverfront/mail';
import type { Payload } from 'payload';
import type { CommandContext } from '../../api/handler.ts';
import { isTemporarilyUnavailable } from '../../api/http-error.ts';
import {
  createSubmissionKey,
  findReceipt,
  findReceiptUnderLock,
  type Receipt,
  type SingleFlight,
} from '../../api/idempotency.ts';
import { createValidationError } from '../../api/validation.ts';
import { places } from '../../content/places.ts';
import { type Captcha, captchaMissing } from '../../limits/captcha/captcha.ts';
import type { Limits } from '../../limits/limits.ts';
import { spamScore, suspicious } from './spam-score.ts';

export interface ContactDeps {
  payload: () => Payload;
  queue: Queue;
  limits: Limits;
  captcha: Captcha;
  secret: string;
  /** Public address of the staff side, for links in emails to staff. */
  cmsUrl: string;
  /** Whether messages are posted to a CRM. */
  passesMessagesOn: boolean;
  /** Deduplicates concurrent submissions of one form. */
  oneMessage: SingleFlight<Receipt>;
}

/** English names of all countries in lower case. */
const countryNames = new Set((await places.countries()).map(({ label }) => label.toLowerCase()));

/** Matches no-reply, bounce and role mailboxes, which get no confirmation (RFC 2142, RFC 5321 4.5.1). */
const robots = /^(no|do[._-]?not)[._-]?reply|^(postmaster|mailer-daemon|abuse|bounces?)[@+]/;

/**
 * Stores a message and, in the same transaction, its emails to sales and to a sender who can read one. Returns after the
 * commit. Idempotent by submission key.
 * @throws {HttpError} 400, 403 for suspected spam of our screen without a captcha token, 429
 */
export async function receiveMessage(
  deps: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  { network }: CommandContext,
): Promise<Receipt> {
  assertPlausible(input);
  const { submissionKey: formKey, captcha: _, filledInMs: __, website: ___, ...content } = input;
  const submissionKey = createSubmissionKey(formKey, content);
  return deps.oneMessage(submissionKey, () => storeOnce(deps, input, submissionKey, network));
}

async function storeOnce(
  deps: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  submissionKey: string,
  network: string,
): Promise<Receipt> {
  const { payload, limits, captcha } = deps;
  const receipt = await findReceipt(payload(), 'messages', submissionKey);
  if (receipt) return receipt;

  const before = await payload().count({ collection: 'messages', where: { email: { equals: input.email } } });
  const { score, reasons } = spamScore(input, before.totalDocs === 0);
  const suspected = score >= suspicious;
  // Neither forms without JavaScript nor other clients can pass a captcha, or say how long filling in took.
  const isPlain = input.filledInMs === undefined;
  const networks: [RateLimitName, string][] = [['contact-address', network]];
  if (isPlain) networks.push(['contact-plain', network]);
  const storeWithinSenderLimit = () =>
    limits.countFor([['contact-email', input.email]], async () => {
      // Who has passed it is a person.
      const hasPassed = suspected && captcha.isPass('contact', input.captcha);
      if (suspected && !isPlain && !hasPassed) throw captchaMissing(input.captcha);
      return store(deps, input, {
        submissionKey,
        hasPassed,
        reasons: suspected && !hasPassed ? reasons : [],
      });
    });
  // Rejected messages count as well: the limit of the network is against load.
  return limits.countFor(networks, storeWithinSenderLimit, isTemporarilyUnavailable);
}

interface Storing {
  submissionKey: string;
  hasPassed: boolean;
  /** Why it looks like spam. */
  reasons: string[];
}

async function store(
  { payload, queue, captcha, secret, cmsUrl, passesMessagesOn }: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  { submissionKey, hasPassed, reasons }: Storing,
): Promise<Receipt> {
  const { submissionKey: _, captcha: pass, filledInMs: __, website: ___, ...content } = input;
  const suspected = reasons.length > 0;
  const { salesEmail, careersEmail, privacyEmail } = await payload().findGlobal({
    slug: 'recipients',
    depth: 0,
  });
  const stored = await inTransaction(payload(), async (transaction) => {
    const before = await findReceiptUnderLock(transaction, 'messages', submissionKey);
    if (before) return before;
    if (hasPassed) await captcha.consumeToken(transaction.execute, 'contact', pass);
    const reference = generateReference('RM');
    const { id, createdAt } = await payload().create({
      collection: 'messages',
      data: {
        ...content,
        reference,
        submissionKey,
        status: 'new',
        suspectedSpam: suspected,
        spamReasons: reasons,
        retentionMonths: await promisedMonths(transaction, 'messages', content.noticeVersion),
      },
      depth: 0,
      overrideAccess: true,
      req: transaction.req,
    });
    const { noticeVersion: _notice, ...rest } = content;
    const written: Pick<EmailData['contact-message'], FormField> = rest;
    const { email } = content;
    await enqueueEmail(transaction, queue, secret, {
      mail: {
        kind: 'contact-message',
        data: {
          ...written,
          reference,
          suspectedSpam: suspected,
          spamReasons: reasons,
          receivedAt: createdAt,
          staffUrl: `${cmsUrl}/admin/inbox?message=${id}`,
        },
      },
      to: salesEmail,
      replyTo: email,
      about: reference,
    });
    const isRead = ![salesEmail, careersEmail, privacyEmail].includes(email) && !robots.test(email);
    if (isRead)
      await enqueueEmail(transaction, queue, secret, {
        mail: { kind: 'contact-confirmation', data: { reference } },
        to: email,
        replyTo: salesEmail,
        about: reference,
      });
    // Suspected spam is posted only when somebody restores it.
    if (passesMessagesOn && !suspected) await queue.send(transaction, 'crm', { message: id });
    return { reference };
  });
  queue.wake('mail');
  queue.wake('crm');
  return { reference: stored.reference };
}

/** Checks what the contract cannot: the list of countries. A number that no plan has is kept: sales decide. */
function assertPlausible({ country }: CheckedBodyOf<'contact'>): void {
  if (!country || countryNames.has(country.toLowerCase())) return;
  const errors = { country: 'Please choose a country from the list, or leave this empty.' };
  throw createValidationError(errors, 'Please check the marked fields.');
}
