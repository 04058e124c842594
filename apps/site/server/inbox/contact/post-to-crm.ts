import type { FormField } from '@riverfront/backend/inbox/messages/form-fields';
import type { Message } from '@riverfront/backend/payload-types';
import type { Payload } from 'payload';
import { Webhook } from 'standardwebhooks';

/** Endpoint of the customer system (CRM). */
export interface CrmTarget {
  /** https, or http on this machine. */
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

const timeoutMs = 10_000;

/**
 * Posts a message to the CRM, signed as Standard Webhooks has it: an HMAC-SHA256 of `id.timestamp.body`. The id is the
 * same for every attempt, so that the receiver can deduplicate. Redirects are not followed: the signature is meant for
 * one address. Skips a message that was erased, or marked as spam since.
 * @throws {Error} when it was not accepted, for the queue to retry
 */
export async function postToCrm(payload: Payload, target: CrmTarget | undefined, id: number): Promise<void> {
  if (!target) throw new Error('CRM_WEBHOOK_URL is not set.');
  const query = { collection: 'messages', id, depth: 0, joins: false, disableErrors: true } as const;
  const message = await payload.findByID(query);
  if (!message || message.status === 'spam') return;
  const webhookId = `msg_${id}_${Date.parse(message.createdAt).toString(36)}`;
  const body = JSON.stringify(toEvent(message));
  const now = new Date();
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Company-Webhook/1',
      'webhook-id': webhookId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(target.secret).sign(webhookId, now, body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel().catch(() => {});
  if (!response.ok) throw new Error(`The CRM answered ${response.status}.`);
}

function toEvent({ id, reference, createdAt, ...message }: Message) {
  const form = {
    name: message.name,
    // Empty answers are stored as empty texts; the event promises null.
    organization: message.organization || null,
    country: message.country || null,
    email: message.email,
    phone: message.phone,
    message: message.message,
    topic: message.topic || null,
    page: message.page || null,
  } satisfies Record<FormField, unknown>;
  return { event: 'message.received', id, reference, createdAt, ...form };
}
