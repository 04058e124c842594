import { randomBytes, randomUUID } from 'node:crypto';
import { createTokens } from '@riverfront/content/tokens';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { applicationForm } from '../faults/application-form.ts';
import { secret } from '../faults/stack.ts';
import type { Kind } from './traffic.ts';

const pages = [
  '/',
  '/services',
  '/solution',
  '/about',
  '/insights',
  '/careers',
  '/contact',
  '/industries',
  '/map',
  '/privacy-policy',
];
const calls = [
  '/api/api/home/list',
  '/api/jobs?page=1&limit=5&status=active',
  '/api/blogs/list?page=1&limit=20',
  '/api/solutions/list?page=1&limit=20',
  '/api/settings/get',
  '/api/our-teams/list?page=1&limit=20',
];
const patienceMs = 10_000;

/**
 * What visitors of the site do, in the proportions of a busy hour: mostly
 * reading, some searching, few sending. At `rate` 1 it is 48 requests a second.
 */
export async function visitors(siteUrl: string, rate: number): Promise<Kind[]> {
  const tokens = createTokens(secret);
  const job = await anyJob(siteUrl);
  const media = await anyMedia(siteUrl);
  const jobPages = [`/careers/${job}`, `/careers/${job}/apply`];

  async function send(path: string, body: string | FormData, headers: Record<string, string> = {}) {
    const response = await fetch(siteUrl + path, {
      method: 'POST',
      body,
      // Of an address of its own, so that no limit stands in the way.
      headers: { ...headers, 'x-forwarded-for': anyAddress() },
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${path.replace(job, '…')}: ${response.status} ${text.slice(0, 80)}`);
    return JSON.parse(text) as Record<string, unknown>;
  }
  const sendJson = (path: string, body: unknown) =>
    send(path, JSON.stringify(body), { 'content-type': 'application/json' });

  async function read(path: string): Promise<void> {
    const response = await fetch(siteUrl + path, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  }

  async function write(): Promise<void> {
    await sendJson('/api/contactUs/add', {
      name: 'Asha Patel',
      phone: '+91 98765 43210',
      email: anyEmail(),
      country: 'India',
      message: 'We run ECC 6.0 with two plants and would like to talk about S/4HANA.',
      submissionKey: randomUUID(),
      filledInMs: 30_000,
    });
  }

  /** Passes the human check as a browser does, then sends the form; the e-mail counts as proven. */
  async function apply(): Promise<void> {
    const action = 'job_application';
    const { task } = (await sendJson('/api/captcha/challenge', { action })) as {
      task: { challenge: Challenge };
    };
    const solution = await solveChallenge({ challenge: task.challenge, deriveKey });
    const answer = Buffer.from(JSON.stringify({ challenge: task.challenge, solution })).toString('base64');
    const { captcha } = await sendJson('/api/captcha/verify', { action, answer });
    const email = anyEmail();
    const file = Buffer.from(`Asha Patel\n${randomBytes(40_000).toString('base64')}\n`);
    const emailToken = tokens.sign('email', { email }, 1_800);
    const proofs = { email, emailToken, captcha: String(captcha), submissionKey: randomUUID() };
    await send(`/api/jobs/${job}/apply`, applicationForm(file, proofs));
  }

  const one = <T>(from: T[]) => from[Math.floor(Math.random() * from.length)] as T;
  return [
    { name: 'page', perSecond: 24 * rate, once: () => read(one(pages)) },
    { name: 'job page', perSecond: 4 * rate, once: () => read(one(jobPages)) },
    { name: 'API call', perSecond: 12 * rate, once: () => read(one(calls)) },
    // Words that nobody asked for before: rendered and queried each time.
    {
      name: 'page, not in the cache',
      perSecond: 1 * rate,
      once: () => read(`/careers?search=${randomBytes(3).toString('hex')}`),
    },
    { name: 'picture', perSecond: 6 * rate, once: () => read(media) },
    { name: 'message', perSecond: 0.8 * rate, once: write },
    { name: 'check and application', perSecond: 0.2 * rate, once: apply },
  ];
}

const anyEmail = () => `load.${randomUUID().slice(0, 13)}@mail.example`;

function anyAddress(): string {
  const [a, b, c] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

async function anyJob(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/jobs?page=1&limit=1&status=active`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  const [first] = data;
  if (!first) throw new Error('The sample company has open jobs.');
  return first._id;
}

async function anyMedia(siteUrl: string): Promise<string> {
  const html = await (await fetch(siteUrl)).text();
  const path = /\/api\/media\/[\w./-]+?\.(?:avif|webp|jpg)/.exec(html)?.[0];
  if (!path) throw new Error('The home page has pictures.');
  return path;
}
