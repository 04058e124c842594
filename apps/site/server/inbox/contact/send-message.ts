import { enqueueWebhook } from '@riverfront/backend/inbox';
import type { Queue } from '@riverfront/backend/platform';
import {
  enqueueEmail,
  generateReference,
  inTransaction,
  promisedMonths,
  type RateLimitName,
} from '@riverfront/backend/platform';
import type { CheckedBodyOf } from '@riverfront/contract';
import type { Payload } from 'payload';
import { phoneProblem } from '../../../rules/phone.ts';
import type { CommandContext } from '../../http/handler.ts';
import type { SingleFlight } from '../../http/idempotency.ts';
import {
  createSubmissionKey,
  findReceipt,
  findReceiptUnderLock,
  type Receipt,
} from '../../http/idempotency.ts';
import { isTemporarilyUnavailable } from '../../http/unavailable.ts';
import { createValidationError } from '../../http/validation.ts';
import type { Limits } from '../../platform/index.ts';
import { type Captcha, humanUnconfirmed, places } from '../../platform/index.ts';
import { spamScore, suspicious } from './spam-score.ts';

export interface ContactDeps {
  payload: () => Payload;
  queue: Queue;
  limits: () => Limits;
  captcha: Captcha;
  secret: string;
  /** Public address of the staff side, for links in emails to staff. */
  cmsUrl: string;
  /** Whether messages are posted to a CRM. */
  passesMessagesOn: boolean;
  /** Deduplicates concurrent submissions of one form. */
  oneMessage: SingleFlight<Receipt>;
}

/**
 * Stores a message and, in the same transaction, its emails to sales and to the sender. Returns after the
 * commit. Idempotent by submission key.
 * @throws {HttpError} 400, 403 for suspected spam without a captcha token, 429
 */
export async function sendMessage(
  deps: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  context: CommandContext,
): Promise<Receipt> {
  await assertPlausible(input);
  const { submissionKey: formKey, captcha: _, filledInMs: __, website: ___, ...content } = input;
  const submissionKey = createSubmissionKey(formKey, content);
  return deps.oneMessage(submissionKey, () => storeOnce(deps, input, submissionKey, context));
}

async function storeOnce(
  deps: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  submissionKey: string,
  { network, isPlainForm = false }: CommandContext,
): Promise<Receipt> {
  const { payload, limits, captcha } = deps;
  const known = await findReceipt(payload(), 'messages', submissionKey);
  if (known) return known;

  const { score, reasons } = spamScore(input, isPlainForm);
  const suspected = score >= suspicious;
  const networks: [RateLimitName, string][] = [['contact-address', network]];
  if (isPlainForm) networks.push(['contact-plain', network]);
  const storeWithinSenderLimit = () =>
    limits().countFor([['contact-email', input.email]], async () => {
      if (suspected && !captcha.isPass('contact', input.captcha)) throw humanUnconfirmed(input.captcha);
      return store(deps, input, { submissionKey, suspected, reasons });
    });
  // Rejected messages count as well: the limit of the network is against load.
  return limits().countFor(networks, storeWithinSenderLimit, isTemporarilyUnavailable);
}

async function store(
  { payload, queue, captcha, secret, cmsUrl, passesMessagesOn }: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  { submissionKey, suspected, reasons }: { submissionKey: string; suspected: boolean; reasons: string[] },
): Promise<Receipt> {
  const { submissionKey: _, captcha: pass, filledInMs: __, website: ___, ...content } = input;
  const { salesEmail } = await payload().findGlobal({ slug: 'recipients', depth: 0 });
  const stored = await inTransaction(payload(), async (transaction) => {
    const before = await findReceiptUnderLock(transaction, 'messages', submissionKey);
    if (before) return before;
    if (suspected) await captcha.spendPass(transaction.execute, 'contact', pass);
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
    const { name, email, phone, organization, country, message, topic, page } = content;
    await enqueueEmail(transaction, queue, secret, {
      mail: {
        kind: 'contact-message',
        data: {
          reference,
          name,
          email,
          phone,
          organization,
          country,
          message,
          topic,
          page,
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
    await enqueueEmail(transaction, queue, secret, {
      mail: { kind: 'contact-confirmation', data: { reference } },
      to: email,
      replyTo: salesEmail,
      about: reference,
    });
    // Suspected spam is posted only when somebody restores it.
    if (passesMessagesOn && !suspected) await enqueueWebhook(transaction, queue, { id, reference });
    return { reference };
  });
  queue.wake('mail');
  queue.wake('webhook');
  return { reference: stored.reference };
}

/** Checks what the contract cannot: numbering plans and the list of countries. */
async function assertPlausible({ phone, country }: CheckedBodyOf<'contact'>): Promise<void> {
  const countries = await places.countries();
  const chosen = country
    ? countries.find(({ label }) => label.toLowerCase() === country.toLowerCase())
    : undefined;
  const errors: Record<string, string> = {};
  if (country && !chosen) errors.country = 'Please choose a country from the list, or leave this empty.';
  const problem = phoneProblem(phone, chosen?.value);
  if (problem) errors.phone = problem;
  if (Object.keys(errors).length > 0) throw createValidationError(errors, 'Please check the marked fields.');
}
