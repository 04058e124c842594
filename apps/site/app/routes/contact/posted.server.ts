import { failureOf } from '@riverfront/contract/client';
import type { Send } from '../../entry.server.tsx';
import { type MessageRejection, readRejection, readValues, type Values } from './fields.ts';

/** A message that came without JavaScript and was rejected. */
export interface Posted {
  values: Values;
  rejection: MessageRejection;
}

/**
 * Submits a posted form to the API on behalf of the visitor.
 * @returns undefined when it was received, otherwise the form again and the status of its page
 */
export async function submitPosted(
  request: Request,
  send: Send,
): Promise<{ posted: Posted; status: number } | undefined> {
  const form = await request.formData();
  const values = readValues((name) => form.get(name));
  const answer = await send('contact', {
    ...values,
    topic: await findTopic(request),
    page: new URL(request.url).pathname,
    noticeVersion: form.get('noticeVersion') || undefined,
    website: form.get('website') ?? '',
  });
  if (answer.status === 200) return undefined;
  const rejection = readRejection(failureOf(answer.body));
  return { posted: { values, rejection }, status: answer.status };
}

// The cached page is the same for everybody; only the address that it was opened with has the topic.
async function findTopic(request: Request): Promise<string | undefined> {
  const { parseTopic } = await import('./topic.tsx');
  const from = request.headers.get('referer');
  return from && URL.canParse(from) ? parseTopic(new URL(from).search) : undefined;
}
