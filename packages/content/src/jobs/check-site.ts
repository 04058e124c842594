import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../payload-types.ts';

/** One thing that follows from opening or closing a job, and whether the site was seen to do it. */
export interface SiteCheck {
  text: string;
  /** True when the site answers so; false when it does not, or cannot be asked. */
  done: boolean;
  /** What the site answered, where it is not as it should be. */
  detail?: string;
}

interface Site {
  url: string;
  fetch: typeof fetch;
  /** Milliseconds between two questions. */
  everyMs?: number;
}

/** So long a site node may need to hear of a publication (design: within two seconds), with room, in ms. */
const patience = 6_000;

/**
 * Asks the site itself what became of a job, through its page cache as a
 * visitor would, again until it is as it should be or six seconds are over.
 */
export async function checkSite(
  site: Site,
  job: Pick<Job, 'key' | 'title' | 'availability'>,
): Promise<SiteCheck[]> {
  const questions = job.availability === 'closed' ? ofClosed(site, job) : ofOpen(site, job);
  return Promise.all(questions.map((question) => insist(question, site.everyMs ?? 500)));
}

interface Question {
  text: string;
  /** True, or what is wrong. */
  ask: () => Promise<true | string>;
}

function ofClosed(site: Site, { key }: Pick<Job, 'key'>): Question[] {
  return [
    {
      text: 'It is no longer in the list of open roles.',
      ask: async () => !(await isListed(site, key)) || 'It is still listed.',
    },
    {
      text: 'Its page says that the role is closed (410 Gone).',
      ask: () => answers(site, `/careers/${key}`, 410),
    },
    {
      text: 'Other programs that ask for it get the same answer.',
      ask: () => answers(site, `/api/jobs/${key}`, 410),
    },
    {
      text: 'Its page carries no structured data of a job for search engines.',
      ask: async () => !(await read(site, `/careers/${key}`)).includes('"JobPosting"') || 'It still does.',
    },
    {
      text: 'No sitemap or feed of the site names it.',
      ask: async () => {
        if (namesJob(await readFile(site, '/careers/feed.xml'), key))
          return '/careers/feed.xml still names it.';
        const path = await sitemapNaming(site, key);
        return path === undefined || `${path} still names it.`;
      },
    },
  ];
}

function ofOpen(site: Site, { key }: Pick<Job, 'key'>): Question[] {
  return [
    {
      text: 'It is in the list of open roles.',
      ask: async () => (await isListed(site, key)) || 'It is not listed.',
    },
    { text: 'Its page shows it and takes applications.', ask: () => answers(site, `/careers/${key}`, 200) },
    {
      text: 'The sitemap for search engines names it.',
      ask: async () => (await sitemapNaming(site, key)) !== undefined || 'It does not yet.',
    },
  ];
}

async function insist({ text, ask }: Question, everyMs: number): Promise<SiteCheck> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch((error: unknown) =>
      error instanceof NoSuchFile ? error.message : 'The website could not be asked.',
    );
    if (answer === true) return { text, done: true };
    if (Date.now() + everyMs > end) return { text, done: false, detail: answer };
    await pause(everyMs);
  }
}

async function isListed(site: Site, key: Job['key']): Promise<boolean> {
  const response = await ask(
    site,
    `/api/jobs?${new URLSearchParams({ status: 'active', search: key ?? '', limit: '100' })}`,
  );
  const { data } = (await response.json()) as { data: { _id: string }[] };
  return data.some(({ _id }) => _id === key);
}

async function answers(site: Site, path: string, status: number): Promise<true | string> {
  const response = await ask(site, path);
  await response.body?.cancel();
  return response.status === status || `It answers ${response.status}.`;
}

/** The text of a page, or nothing when the answer is none. */
async function read(site: Site, path: string): Promise<string> {
  const response = await ask(site, path);
  if (response.headers.get('content-type')?.includes('html')) return response.text();
  await response.body?.cancel();
  return '';
}

/**
 * Which file of the sitemap names a job: the sitemap itself, or one of the parts that it lists;
 * undefined when none does.
 */
async function sitemapNaming(site: Site, key: Job['key']): Promise<string | undefined> {
  const whole = await readFile(site, '/sitemap.xml');
  const listed = [...whole.matchAll(/<loc>[^<]*(\/sitemap-jobs-\d+\.xml)<\/loc>/g)];
  if (namesJob(whole, key)) return '/sitemap.xml';
  for (const [, part = ''] of listed) if (namesJob(await readFile(site, part), key)) return part;
  return undefined;
}

/** Whole, so that a job is not taken for another one whose key begins alike. */
function namesJob(xml: string, key: Job['key']): boolean {
  return xml.includes(`/careers/${key}<`);
}

/**
 * An XML file that the site must have: one that is away proves nothing.
 * @throws {Error} when it is not there, or is something else
 */
async function readFile(site: Site, path: string): Promise<string> {
  const response = await ask(site, path);
  if (response.ok && response.headers.get('content-type')?.includes('xml')) return response.text();
  await response.body?.cancel();
  throw new NoSuchFile(path, response.status);
}

class NoSuchFile extends Error {
  override readonly name = 'NoSuchFile';
  constructor(path: string, status: number) {
    super(`${path} cannot be read: it answers ${status}.`);
  }
}

function ask({ url, fetch }: Site, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(3_000) });
}
