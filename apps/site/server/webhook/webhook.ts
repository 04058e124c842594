import { Webhook } from 'standardwebhooks';

/** Where a customer system takes what happens here. */
export interface WebhookTarget {
  /** https, or http on this machine. */
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

/** Nobody waits for the answer of a customer system longer than this. */
const timeoutMs = 10_000;

/** The customer system said no in a way that another try does not change. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/**
 * Posts an event, signed as Standard Webhooks has it: `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`, an HMAC-SHA256 of
 * `id.timestamp.body`. Redirects are not followed: what is signed for one
 * address is not for another.
 * @param id the same for every try, so that the receiver can tell a repeated one
 * @throws {WebhookRefused} on a redirect, and on 4xx except 408, 425 and 429
 * @throws {Error} when another try may help
 */
export async function postEvent({ url, secret }: WebhookTarget, id: string, event: object): Promise<void> {
  const body = JSON.stringify(event);
  const now = new Date();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Riverfront-Webhook/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Nothing in the answer's body counts.
  await response.body?.cancel().catch(() => {});
  const { status } = response;
  if (status >= 200 && status <= 299) return;
  const text = problemOf(status);
  throw isFinal(status) ? new WebhookRefused(text) : new Error(text);
}

function isFinal(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}

function problemOf(status: number): string {
  if (status === 410) return 'The customer system takes no more messages at this address (410).';
  if (status >= 300 && status <= 399)
    return `The customer system points to another address (${status}). Redirects are not followed; set the right address.`;
  if (status === 401 || status === 403)
    return `The customer system does not let us in (${status}). Is the secret the same on both sides?`;
  return `The customer system answered ${status}.`;
}
