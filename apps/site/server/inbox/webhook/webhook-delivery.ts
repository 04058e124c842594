import type { FormField } from '@riverfront/backend/inbox/messages/form-fields';
import type { Delivery, Message } from '@riverfront/backend/payload-types';
import { type DeliveryHandler, PermanentDeliveryError } from '@riverfront/backend/queue/deliveries/attempt';
import type { Payload } from 'payload';
import { Webhook } from 'standardwebhooks';

/** Creates the handler that posts messages to the CRM. @param target undefined when none is configured */
export function createWebhookHandler(options: {
  payload: () => Payload;
  target: WebhookTarget | undefined;
}): DeliveryHandler<'deliveries'> {
  const { payload, target } = options;
  return {
    collection: 'deliveries',
    async send(delivery) {
      if (!target) throw new PermanentDeliveryError('CRM_WEBHOOK_URL is not set.');
      // The same for every attempt, staff's retries included.
      const id = `msg_${delivery.id}_${Date.parse(delivery.createdAt).toString(36)}`;
      if (delivery.event === 'test')
        return postEvent(target, id, { event: 'test', createdAt: delivery.createdAt });
      const message =
        typeof delivery.message === 'number'
          ? await payload().findByID({
              collection: 'messages',
              id: delivery.message,
              joins: false,
              depth: 0,
              disableErrors: true,
              overrideAccess: true,
            })
          : undefined;
      if (!message) throw new PermanentDeliveryError('The message does not exist any more.');
      if (message.status === 'spam')
        throw new PermanentDeliveryError('Not sent: the message has been marked as spam since.');
      await postEvent(target, id, toEvent(delivery, message));
    },
  };
}

function toEvent({ event }: Delivery, message: Message) {
  const { id, reference, createdAt, name, organization, country, email, phone, topic, page } = message;
  const form = {
    name,
    // Empty answers are stored as empty texts; the event promises null.
    organization: organization || null,
    country: country || null,
    email,
    phone,
    message: message.message,
    topic: topic || null,
    page: page || null,
  } satisfies Record<FormField, unknown>;
  return { event, id, reference, createdAt, ...form };
}

/** Endpoint of the customer system (CRM). */
export interface WebhookTarget {
  /** https, or http on this machine. */
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

const timeoutMs = 10_000;

/**
 * Posts an event, signed as Standard Webhooks has it: `webhook-id`, `webhook-timestamp` and `webhook-signature`,
 * an HMAC-SHA256 of `id.timestamp.body`. Redirects are not followed: the signature is meant for one address.
 * @param id the same for every attempt, so that the receiver can deduplicate
 * @throws {PermanentDeliveryError} on a redirect, and on 4xx except 408, 425 and 429
 * @throws {Error} when a retry may help
 */
async function postEvent({ url, secret }: WebhookTarget, id: string, event: object): Promise<void> {
  const body = JSON.stringify(event);
  const now = new Date();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Company-Webhook/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(networkErrorText(error), { cause: error });
  });
  await response.body?.cancel().catch(() => {});
  const { status } = response;
  if (status >= 200 && status <= 299) return;
  const isPermanent = status < 500 && ![408, 425, 429].includes(status);
  throw isPermanent ? new PermanentDeliveryError(statusText(status)) : new Error(statusText(status));
}

function statusText(status: number): string {
  if (status === 410) return 'The CRM takes no more messages at this address (410).';
  if (status >= 300 && status <= 399)
    return `The CRM redirects to another address (${status}). Redirects are not followed; set the right address.`;
  if (status === 401 || status === 403)
    return `The CRM rejects our signature (${status}). Is the secret the same on both sides?`;
  return `The CRM answered ${status}.`;
}

/** `fetch` says "fetch failed"; the reason is in the cause. */
function networkErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'The CRM did not answer within 10 seconds.';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
