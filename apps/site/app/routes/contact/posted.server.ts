import { failureOf } from '@riverfront/contract/client';
import type { Send } from '../../entry.server.tsx';
import { type Refused, refusalOf } from './failure.ts';
import { type Values, valuesFrom } from './fields.ts';
import { topicIn } from './topic.ts';

/** A message that came without JavaScript and was not taken. */
export interface Posted {
  values: Values;
  refused: Refused;
}

/**
 * Sends on what the form posted, in the name of the visitor.
 * @returns undefined when it was received, otherwise the form again and the status of its page
 */
export async function sendPosted(
  request: Request,
  send: Send,
): Promise<{ posted: Posted; status: number } | undefined> {
  const form = await request.formData();
  const values = valuesFrom((name) => form.get(name));
  const answer = await send('contact', {
    ...values,
    topic: topicOf(request),
    page: new URL(request.url).pathname,
    noticeVersion: form.get('noticeVersion') || undefined,
    website: form.get('website') ?? '',
  });
  if (answer.ok) return undefined;
  const refused = refusalOf(failureOf(await answer.json().catch(() => undefined)));
  return { posted: { values, refused }, status: answer.status };
}

/** The page is one copy for everybody and knows no topic; the address it was opened with does. */
function topicOf(request: Request): string | undefined {
  const from = request.headers.get('referer');
  return from && URL.canParse(from) ? topicIn(new URL(from).search) : undefined;
}
