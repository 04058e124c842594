import { randomUUID } from 'node:crypto';
import { withClient } from '@riverfront/database';
import { type Verdict, verdict } from '../measure.ts';
import { createMessage, post, solveCaptcha } from '../traffic/forms.ts';
import type { Cluster } from './nodes.ts';

/** `contact-email` of apps/site/server/platform/rate-limits/limits.ts. */
const messagesPerEmail = 5;

/** Checks that rate limits, consumed tokens and submission keys are shared between nodes. */
export async function shared({ nodes, stack }: Cluster): Promise<Verdict[]> {
  const [a, b] = nodes.map(({ url }) => url) as [string, string];
  return [await captcha(a, b), await limit(a, b), await duplicate([a, b, a, b], stack.databaseUrl)];
}

async function captcha(a: string, b: string): Promise<Verdict> {
  const answer = await solveCaptcha(a);
  const first = await post(a, '/api/captcha/verify', answer);
  const second = await post(b, '/api/captcha/verify', answer);
  const ok = first.status === 200 && second.status === 422;
  const detail = `${first.status}, then ${second.status}`;
  return verdict('captcha solved once, verified by both', ok, detail, '200, then 422');
}

/** Sends messages of one sender to both nodes alternately, each from another network. */
async function limit(a: string, b: string): Promise<Verdict> {
  const email = `limit.${randomUUID()}@mail.example`;
  const statuses: number[] = [];
  for (let n = 0; n <= messagesPerEmail; n += 1) {
    const message = { ...createMessage(email), message: `Number ${n}.` };
    statuses.push((await post(n % 2 === 0 ? a : b, '/api/contactUs/add', message)).status);
  }
  const ok = statuses.every((status, n) => status === (n < messagesPerEmail ? 200 : 429));
  const detail = statuses.join(' ');
  return verdict('rate limit of both nodes', ok, detail, `${messagesPerEmail} × 200, then 429`);
}

/** Sends the same form to both nodes concurrently. */
async function duplicate(urls: string[], databaseUrl: string): Promise<Verdict> {
  const email = `twice.${randomUUID()}@mail.example`;
  const form = createMessage(email);
  const answers = await Promise.all(urls.map((url) => post(url, '/api/contactUs/add', form)));
  const references = new Set(answers.map(({ body }) => body.reference));
  const { rowCount } = await withClient(databaseUrl, (client) =>
    client.query('select from messages where email = $1', [email]),
  );
  const ok = rowCount === 1 && references.size === 1 && !references.has(undefined);
  const detail = `${rowCount} record, ${references.size} number`;
  return verdict('one form sent to both concurrently', ok, detail, '1 record, 1 number');
}
