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
        for (const path of ['/sitemap.xml', '/careers/feed.xml'])
          if ((await read(site, path, 'xml')).includes(`/careers/${key}`)) return `${path} still names it.`;
        return true;
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
  ];
}

async function insist({ text, ask }: Question, everyMs: number): Promise<SiteCheck> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch(() => 'The website could not be asked.');
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

/** The text of an answer, or nothing when it is not of the kind that was asked for. */
async function read(site: Site, path: string, kind = 'html'): Promise<string> {
  const response = await ask(site, path);
  if (response.headers.get('content-type')?.includes(kind)) return response.text();
  await response.body?.cancel();
  return '';
}

function ask({ url, fetch }: Site, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(3_000) });
}
