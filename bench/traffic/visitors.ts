import { randomBytes, randomUUID } from 'node:crypto';
import { job } from '../calls.ts';
import { createApplication, createMessage, createResume, post } from './forms.ts';

/** A kind of request, and how many of it are sent each second. */
export interface Kind {
  name: string;
  perSecond: number;
  /** @throws {Error} when the answer is wrong */
  send: () => Promise<void>;
}

const timeoutMs = 60_000;

/** Pages that visitors read most. */
const pages = ['/', '/services', '/solution', '/about', '/insights', '/careers', '/contact', '/map'];
const jobPages = [`/careers/${job}`, `/careers/${job}/apply`];
/** Calls of the API that those pages make. */
const calls = [
  '/api/api/home/list',
  '/api/jobs?page=1&limit=5&status=active',
  '/api/blogs/list?page=1&limit=20',
  '/api/solutions/list?page=1&limit=20',
  '/api/settings/get',
];

/** Requests of visitors in the proportions of a busy hour: mostly reading; 48 a second at `rate` 1. */
export async function createVisitors(siteUrl: string, rate: number): Promise<Kind[]> {
  const html = await (await fetch(siteUrl)).text();
  const image = /\/api\/media\/[\w./-]+?\.(?:avif|webp|jpg|svg)/.exec(html)?.[0];
  if (!image) throw new Error('The home page has images.');

  async function submit(path: string, form: object): Promise<void> {
    const { status, body } = await post(siteUrl, path, form, timeoutMs);
    if (status !== 200) throw new Error(`${path}: ${status} ${body.message}`);
  }

  const read = (paths: string[]) => readOne(siteUrl, paths);
  const apply = () => submit(`/api/jobs/${job}/apply`, createApplication(createEmail(), createResume()));
  const kinds: [name: string, perSecond: number, send: Kind['send']][] = [
    ['page', 24, () => read(pages)],
    ['job page', 4, () => read(jobPages)],
    ['API call', 12, () => read(calls)],
    // New searches, which are rendered each time.
    ['page, not in the cache', 1, () => read([`/careers?search=${randomBytes(3).toString('hex')}`])],
    ['image', 6, () => read([image])],
    ['message', 0.8, () => submit('/api/contactUs/add', createMessage(createEmail()))],
    ['application', 0.2, apply],
  ];
  return kinds.map(([name, perSecond, send]) => ({ name, perSecond: perSecond * rate, send }));
}

/** A crowd that reads any of the pages; a tenth of it searches for what nobody has searched for. */
export function createCrowd(siteUrl: string, paths: string[], perSecond: number): Kind {
  const search = () => [`/careers?search=${randomBytes(3).toString('hex')}`];
  return {
    name: 'crowd',
    perSecond,
    send: () => readOne(siteUrl, Math.random() < 0.1 ? search() : paths, [200, 410]),
  };
}

/** Reads one of the paths to the end. @throws {Error} for a status that is not expected */
async function readOne(siteUrl: string, paths: string[], expected = [200]): Promise<void> {
  const path = paths[Math.floor(Math.random() * paths.length)];
  const response = await fetch(siteUrl + path, {
    redirect: 'manual',
    // Each from a network of its own, so that no rate limit applies.
    headers: { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.arrayBuffer();
  if (!expected.includes(response.status)) throw new Error(`${response.status}`);
}

const createEmail = () => `load.${randomUUID().slice(0, 13)}@mail.example`;
