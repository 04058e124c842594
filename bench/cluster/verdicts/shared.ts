import { randomUUID } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Cluster } from '../stack.ts';
import type { Verdict } from '../verdict.ts';

/** `contact-email` of apps/site/server/limits/limits.ts. */
const messagesPerEmail = 5;

/** What one node has counted or used up, the other one knows. */
export async function shared({ nodes: [a, b], database }: Cluster): Promise<Verdict[]> {
  return [await captcha(a.url, b.url), await limit([a.url, b.url]), await twice([a.url, b.url], database)];
}

async function captcha(a: string, b: string): Promise<Verdict> {
  const action = 'job_application';
  const begun = await post(a, '/api/captcha/challenge', { action });
  const { challenge } = begun.body.task as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const first = await post(a, '/api/captcha/verify', { action, answer });
  const second = await post(b, '/api/captcha/verify', { action, answer });
  return {
    what: 'human check solved once, shown to both',
    goal: '200, then 422',
    found: `${first.status}, then ${second.status}`,
    ok: first.status === 200 && second.status === 422,
  };
}

/** Messages of one sender, in turn to both nodes, each from another network. */
async function limit(urls: string[]): Promise<Verdict> {
  const email = `limit.${randomUUID()}@mail.example`;
  const statuses: number[] = [];
  for (let n = 0; n <= messagesPerEmail; n += 1) {
    const url = urls[n % urls.length] ?? '';
    statuses.push(
      (await post(url, '/api/contactUs/add', { ...message(email), message: `Number ${n}.` })).status,
    );
  }
  return {
    what: 'limit counted together',
    goal: `${messagesPerEmail} × 200, then 429`,
    found: statuses.join(' '),
    ok: statuses.every((status, n) => status === (n < messagesPerEmail ? 200 : 429)),
  };
}

/** The same form to both nodes at the same moment. */
async function twice(urls: string[], database: Cluster['database']): Promise<Verdict> {
  const email = `twice.${randomUUID()}@mail.example`;
  const form = message(email);
  const answers = await Promise.all([...urls, ...urls].map((url) => post(url, '/api/contactUs/add', form)));
  const references = new Set(answers.map(({ body }) => body.reference));
  const { rows } = await database.query('select count(*)::int as n from messages where email = $1', [email]);
  return {
    what: 'one form sent to both at once',
    goal: '1 record, 1 number',
    found: `${rows[0].n} record, ${references.size} number`,
    ok: rows[0].n === 1 && references.size === 1 && !references.has(undefined),
  };
}

const message = (email: string) => ({
  name: 'Asha Patel',
  phone: '+91 98765 43210',
  email,
  country: 'India',
  message: 'A message.',
  submissionKey: randomUUID(),
  filledInMs: 30_000,
});

async function post(url: string, path: string, body: object) {
  const byte = () => Math.floor(Math.random() * 256);
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { reference?: string; task?: unknown } };
}
