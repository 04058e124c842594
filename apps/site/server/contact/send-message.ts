import { enqueueDelivery } from '@riverfront/content/deliveries';
import { enqueueMail } from '@riverfront/content/mails';
import type { Queue } from '@riverfront/content/queue';
import { promisedMonths } from '@riverfront/content/retention';
import { inTransaction } from '@riverfront/content/transaction';
import type { CheckedBodyOf } from '@riverfront/contract';
import type { Payload } from 'payload';
import { phoneProblem } from '../../rules/phone.ts';
import { type Captcha, humanUnconfirmed } from '../captcha/captcha.ts';
import type { CommandContext } from '../commands/command.ts';
import { invalid } from '../commands/invalid.ts';
import { isAway } from '../commands/is-away.ts';
import { type Receipt, receiptInTurn, receiptOf } from '../commands/once.ts';
import { newReference } from '../commands/reference.ts';
import type { SingleFlight } from '../commands/single-flight.ts';
import { submissionKeyOf } from '../commands/submission-key.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { places } from '../places/places.ts';
import { spamScore, suspicious } from './spam-score.ts';

export interface ContactDeps {
  payload: () => Payload;
  queue: Queue;
  limits: () => Limits;
  captcha: Captcha;
  secret: string;
  /** Public address of the staff side, for links in mails to staff. */
  cmsUrl: string;
  /** Whether messages are passed on to a customer system. */
  passesMessagesOn: boolean;
  /** Holds together what is sent several times at once. */
  oneMessage: SingleFlight<Receipt>;
}

/**
 * Stores a message and, in the same transaction, its mails to sales and to the
 * sender. Returns after the commit. The same form sent again gets the same answer.
 * @throws {Refusal} 400, 403 when it looks like spam and no human check came along, 429
 */
export async function sendMessage(
  deps: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  context: CommandContext,
): Promise<Receipt> {
  await demandPlausible(input);
  const { submissionKey: formKey, captcha: _, filledInMs: __, website: ___, ...content } = input;
  const submissionKey = submissionKeyOf(formKey, content);
  return deps.oneMessage(submissionKey, () => storeOnce(deps, input, submissionKey, context));
}

async function storeOnce(
  deps: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  submissionKey: string,
  { network, isPlainForm = false }: CommandContext,
): Promise<Receipt> {
  const { payload, limits, captcha } = deps;
  const known = await receiptOf(payload(), 'messages', submissionKey);
  if (known) return known;

  const { score, reasons } = spamScore(input, isPlainForm);
  const suspected = score >= suspicious;
  const networks: [LimitName, string][] = [['contact-address', network]];
  if (isPlainForm) networks.push(['contact-plain', network]);
  const countedForSender = () =>
    limits().countFor([['contact-email', input.email]], async () => {
      if (suspected && !captcha.isPass('contact', input.captcha)) throw humanUnconfirmed(input.captcha);
      return store(deps, input, { submissionKey, suspected, reasons });
    });
  // A rejected message took our time all the same, which the network's limit is for.
  return limits().countFor(networks, countedForSender, isAway);
}

async function store(
  { payload, queue, captcha, secret, cmsUrl, passesMessagesOn }: ContactDeps,
  input: CheckedBodyOf<'contact'>,
  { submissionKey, suspected, reasons }: { submissionKey: string; suspected: boolean; reasons: string[] },
): Promise<Receipt> {
  const { submissionKey: _, captcha: pass, filledInMs: __, website: ___, ...content } = input;
  const { salesEmail } = await payload().findGlobal({ slug: 'recipients', depth: 0 });
  const stored = await inTransaction(payload(), async (transaction) => {
    const before = await receiptInTurn(transaction, 'messages', submissionKey);
    if (before) return before;
    if (suspected) await captcha.spendPass(transaction.execute, 'contact', pass);
    const reference = newReference('RM');
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
    await enqueueMail(transaction, queue, secret, {
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
          staffUrl: `${cmsUrl}/admin/collections/messages/${id}`,
        },
      },
      to: salesEmail,
      replyTo: email,
      about: reference,
    });
    await enqueueMail(transaction, queue, secret, {
      mail: { kind: 'contact-confirmation', data: { reference } },
      to: email,
      replyTo: salesEmail,
      about: reference,
    });
    // What looks like spam waits until somebody restores it.
    if (passesMessagesOn && !suspected) await enqueueDelivery(transaction, queue, { id, reference });
    return { reference };
  });
  queue.wake('mail');
  queue.wake('webhook');
  return { reference: stored.reference };
}

/** Rules that need more than the contract: numbering plans and the list of countries. */
async function demandPlausible({ phone, country }: CheckedBodyOf<'contact'>): Promise<void> {
  const countries = await places.countries();
  const chosen = country
    ? countries.find(({ label }) => label.toLowerCase() === country.toLowerCase())
    : undefined;
  const errors: Record<string, string> = {};
  if (country && !chosen) errors.country = 'Please choose a country from the list, or leave this empty.';
  const problem = phoneProblem(phone, chosen?.value);
  if (problem) errors.phone = problem;
  if (Object.keys(errors).length > 0) throw invalid(errors, 'Please check the marked fields.');
}
