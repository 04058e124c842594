import type { Delivery, Message } from '@riverfront/content';
import type { Attempt } from '@riverfront/content/queue';
import type { Payload } from 'payload';
import { postEvent, WebhookRefused, type WebhookTarget } from './webhook.ts';

export interface WebhookDeps {
  payload: () => Payload;
  /** Undefined when no customer system is configured. */
  target: WebhookTarget | undefined;
}

/**
 * Tells the customer system of one message. What it refuses for good is listed
 * as failed at once, everything else comes back from the queue later.
 * @throws {Error} when it could not be told this time
 */
export async function deliverWebhook(
  { payload, target }: WebhookDeps,
  id: number,
  attempt: Attempt,
): Promise<void> {
  const row = await findDelivery(payload(), id);
  if (row?.state !== 'waiting') return;
  const message = typeof row.message === 'number' ? await findMessage(payload(), row.message) : undefined;
  const attempts = row.attempts + 1;
  try {
    if (!target) throw new WebhookRefused('CRM_WEBHOOK_URL is not set.');
    if (!message) throw new WebhookRefused('The message is not there any more.');
    if (message.status === 'spam')
      throw new WebhookRefused('Not sent: the message was marked as spam meanwhile.');
    await postEvent(target, webhookId(row), eventOf(row, message));
  } catch (error) {
    const isFinal = error instanceof WebhookRefused;
    await note(payload(), id, {
      attempts,
      lastError: reasonOf(error).slice(0, 300),
      ...((isFinal || attempt.isLast) && { state: 'failed' }),
    });
    if (isFinal) return;
    throw error;
  }
  await note(payload(), id, {
    attempts,
    state: 'sent',
    sentAt: new Date().toISOString(),
    lastError: null,
  });
}

/** Puts a delivery that was tried for a day on the list of what failed. */
export async function markDeliveryFailed(payload: Payload, id: number): Promise<void> {
  const row = await findDelivery(payload, id);
  if (row?.state === 'waiting') await note(payload, id, { state: 'failed' });
}

/** The same for every try of a delivery, staff's included. */
function webhookId({ id, createdAt }: Delivery): string {
  return `msg_${id}_${Date.parse(createdAt).toString(36)}`;
}

function eventOf({ event }: Delivery, message: Message) {
  const { id, reference, createdAt, name, organization, country, email, phone, topic, page } = message;
  return {
    event,
    id,
    reference,
    createdAt,
    name,
    // What a visitor left empty is stored as empty text, and promised as null.
    organization: organization || null,
    country: country || null,
    email,
    phone,
    message: message.message,
    topic: topic || null,
    page: page || null,
  };
}

/** `fetch` says "fetch failed"; why is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'The customer system did not answer within 10 seconds.';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const one = { depth: 0, disableErrors: true, overrideAccess: true } as const;

async function findDelivery(payload: Payload, id: number): Promise<Delivery | null> {
  return payload.findByID({ collection: 'deliveries', id, ...one });
}

async function findMessage(payload: Payload, id: number): Promise<Message | null> {
  return payload.findByID({ collection: 'messages', id, joins: false, ...one });
}

async function note(
  payload: Payload,
  id: number,
  data: Partial<Pick<Delivery, 'state' | 'attempts' | 'lastError' | 'sentAt'>>,
): Promise<void> {
  await payload.update({ collection: 'deliveries', id, data, depth: 0, overrideAccess: true });
}
