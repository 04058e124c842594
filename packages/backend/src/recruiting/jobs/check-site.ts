import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from '../../payload-types.ts';

/** One effect of opening or closing a job, and whether the site was observed to show it. */
export interface SiteCheck {
  text: string;
  /** False when the site shows something else or cannot be reached. */
  done: boolean;
  /** What the site answered instead. */
  detail?: string;
}

interface Site {
  url: string;
  fetch: typeof fetch;
  /** Milliseconds between two polls. */
  pollMs?: number;
}

/** Returns true, or what the site answers instead. */
type Check = () => Promise<true | string>;

/** A site node takes over a publication within two seconds; three times as long allows for load. */
const timeoutMs = 6_000;

/**
 * Polls the site through its page cache, as a visitor would see it, until it shows the new availability of a
 * job everywhere or six seconds are over.
 */
export async function checkSite(
  site: Site,
  job: Pick<Job, 'key' | 'title' | 'availability'>,
): Promise<SiteCheck[]> {
  const checks = job.availability === 'closed' ? checksOfClosed(site, job) : checksOfOpen(site, job);
  return Promise.all(Object.entries(checks).map(([text, check]) => poll(text, check, site.pollMs ?? 500)));
}

function checksOfClosed(site: Site, { key }: Pick<Job, 'key'>): Record<string, Check> {
  return {
    'It is no longer in the list of open roles.': async () =>
      !(await isListed(site, key)) || 'It is still listed.',
    'Its page says that the role is closed (410 Gone).': () => expectStatus(site, `/careers/${key}`, 410),
    'Other programs that ask for it get the same answer.': () => expectStatus(site, `/api/jobs/${key}`, 410),
    'Its page carries no structured data of a job for search engines.': async () =>
      !(await readPage(site, `/careers/${key}`)).includes('"JobPosting"') || 'It still does.',
    'No sitemap or feed of the site names it.': async () => {
      if (namesJob(await readXml(site, '/careers/feed.xml'), key)) return '/careers/feed.xml still names it.';
      const path = await findSitemap(site, key);
      return path === undefined || `${path} still names it.`;
    },
  };
}

function checksOfOpen(site: Site, { key }: Pick<Job, 'key'>): Record<string, Check> {
  return {
    'It is in the list of open roles.': async () => (await isListed(site, key)) || 'It is not listed.',
    'Its page shows it and takes applications.': () => expectStatus(site, `/careers/${key}`, 200),
    'The sitemap for search engines names it.': async () =>
      (await findSitemap(site, key)) !== undefined || 'It does not yet.',
  };
}

async function poll(text: string, check: Check, pollMs: number): Promise<SiteCheck> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await check().catch((error: unknown) =>
      error instanceof UnreadableFile ? error.message : 'The website could not be reached.',
    );
    if (answer === true) return { text, done: true };
    if (Date.now() + pollMs > end) return { text, done: false, detail: answer };
    await delay(pollMs);
  }
}

async function isListed(site: Site, key: Job['key']): Promise<boolean> {
  const query = new URLSearchParams({ status: 'active', search: key ?? '', limit: '100' });
  const response = await get(site, `/api/jobs?${query}`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  return data.some(({ _id }) => _id === key);
}

async function expectStatus(site: Site, path: string, status: number): Promise<true | string> {
  const response = await get(site, path);
  await response.body?.cancel();
  return response.status === status || `It answers ${response.status}.`;
}

/** Returns the HTML of a page, or nothing when the response has another type. */
async function readPage(site: Site, path: string): Promise<string> {
  const response = await get(site, path);
  if (response.headers.get('content-type')?.includes('html')) return response.text();
  await response.body?.cancel();
  return '';
}

/** Returns the file that names a job: the sitemap or one of the parts that its index lists. */
async function findSitemap(site: Site, key: Job['key']): Promise<string | undefined> {
  const sitemap = await readXml(site, '/sitemap.xml');
  const parts = [...sitemap.matchAll(/<loc>[^<]*(\/sitemap-jobs-\d+\.xml)<\/loc>/g)];
  if (namesJob(sitemap, key)) return '/sitemap.xml';
  for (const [, part = ''] of parts) if (namesJob(await readXml(site, part), key)) return part;
  return undefined;
}

/** Matches the whole key: that of another job may begin with it. */
function namesJob(xml: string, key: Job['key']): boolean {
  return xml.includes(`/careers/${key}<`);
}

/**
 * Reads an XML file that the site must have: a missing one proves nothing.
 * @throws {UnreadableFile} when it is missing or not XML
 */
async function readXml(site: Site, path: string): Promise<string> {
  const response = await get(site, path);
  if (response.ok && response.headers.get('content-type')?.includes('xml')) return response.text();
  await response.body?.cancel();
  throw new UnreadableFile(`${path} cannot be read: it answers ${response.status}.`);
}

class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

function get({ url, fetch }: Site, path: string): Promise<Response> {
  return fetch(`${url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(3_000) });
}
