import { randomBytes, randomUUID } from 'node:crypto';
import { createApplication, createMessage, createResume, fetchJobKey, post, solveCaptcha } from './forms.ts';
import type { Kind } from './rate.ts';
import { calls, pages } from './readers.ts';

const timeoutMs = 10_000;

/** Requests of visitors in the proportions of a busy hour: mostly reading; 48 a second at `rate` 1. */
export async function createVisitors(siteUrl: string, rate: number): Promise<Kind[]> {
  const job = await fetchJobKey(siteUrl);
  const jobPages = [`/careers/${job}`, `/careers/${job}/apply`];
  const html = await (await fetch(siteUrl)).text();
  const image = /\/api\/media\/[\w./-]+?\.(?:avif|webp|jpg)/.exec(html)?.[0];
  if (!image) throw new Error('The home page has images.');

  async function submit(path: string, form: object): Promise<string | undefined> {
    const { status, body } = await post(siteUrl, path, form, timeoutMs);
    if (status !== 200) throw new Error(`${path.replace(job, '…')}: ${status} ${body.message}`);
    return body.captcha;
  }

  async function read(paths: string[]): Promise<void> {
    const path = paths[Math.floor(Math.random() * paths.length)];
    const response = await fetch(siteUrl + path, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  }

  async function apply(): Promise<void> {
    const captcha = (await submit('/api/captcha/verify', await solveCaptcha(siteUrl))) ?? '';
    const proofs = { email: createEmail(), captcha, submissionKey: randomUUID() };
    await submit(`/api/jobs/${job}/apply`, createApplication(createResume(), proofs));
  }

  const kind = (name: string, perSecond: number, send: Kind['send']): Kind => ({
    name,
    perSecond: perSecond * rate,
    send,
  });
  return [
    kind('page', 24, () => read(pages)),
    kind('job page', 4, () => read(jobPages)),
    kind('API call', 12, () => read(calls)),
    // New searches, which are rendered each time.
    kind('page, not in the cache', 1, () => read([`/careers?search=${randomBytes(3).toString('hex')}`])),
    kind('image', 6, () => read([image])),
    kind('message', 0.8, () => submit('/api/contactUs/add', createMessage(createEmail()))),
    kind('check and application', 0.2, apply),
  ];
}

const createEmail = () => `load.${randomUUID().slice(0, 13)}@mail.example`;
