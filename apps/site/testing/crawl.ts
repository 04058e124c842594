import { screens, topicPaths } from '@riverfront/contract';
import type { Hono } from 'hono';
import { JSDOM } from 'jsdom';
import { testOrigin } from './open-app.ts';

const { window } = new JSDOM('');
const parser = new window.DOMParser();
/** Parses a document without running its scripts. */
export const parse = (html: string) => parser.parseFromString(html, 'text/html');

/** A page as the server renders it. */
export interface CrawledPage {
  path: string;
  /** The page with the first link to it. */
  linkedFrom: string;
  status: number;
  location: string | null;
  /** Empty for what is no page. */
  html: string;
  document: Document;
}

/** Requests the screens, the sitemap and all that these link to, without redirects. */
export async function crawl(app: Hono): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const queue = new Map<string, string>();
  for (const path of [...Object.keys(screens), ...topicPaths]) queue.set(path, 'the route table');
  for (const path of await readSitemap(app)) queue.set(path, 'the sitemap');
  for (const path of ['/insights?page=2', '/careers?page=2']) queue.set(path, 'a list');
  // A map may grow while it is iterated.
  for (const [path, linkedFrom] of queue) {
    const response = await app.request(path);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const html = isPage ? await response.text() : '';
    const page = { path, linkedFrom, html, document: parse(html) };
    pages.set(path, { ...page, status: response.status, location: response.headers.get('location') });
    for (const { pathname } of listInternalLinks({ path, document: page.document }))
      if (!queue.has(pathname)) queue.set(pathname, path);
  }
  return pages;
}

/** Lists the paths of the sitemap. */
export async function readSitemap(app: Hono): Promise<string[]> {
  const locations = (await (await app.request('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, url = '']) => new URL(url).pathname);
}

/** Lists the links of a page that lead to the site itself. */
export function listInternalLinks({ path, document }: Pick<CrawledPage, 'path' | 'document'>): URL[] {
  return listValues(document, 'a[href]', 'href')
    .filter((href) => !/^(?:mailto|tel):/.test(href))
    .map((href) => new URL(href, new URL(path, testOrigin)))
    .filter(({ origin }) => origin === testOrigin);
}

/** Lists an attribute's values. */
export function listValues(document: Document, selector: string, name: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
}

/** Reads the text of a node without scripts and styles, with collapsed white space. */
export function readText(node: Node | null): string {
  if (!node || /^(?:script|style|template)$/i.test(node.nodeName)) return '';
  const text = node.nodeType === 3 ? (node.textContent ?? '') : [...node.childNodes].map(readText).join(' ');
  return text.replace(/\s+/g, ' ').trim();
}

/** What structured data holds that no page shows: URLs, codes and dates. */
const unseen =
  /^(?:@.+|url|item|logo|image|sameAs|urlTemplate|query-input|inLanguage|mainEntityOfPage|addressCountry|employmentType|currency|unitText|jobLocationType|applicantLocationRequirements|datePosted|validThrough|datePublished|dateModified)$/;

/** Lists the texts of structured data that its page has to show. */
export function listWords(value: unknown, key = ''): string[] {
  if (unseen.test(key)) return [];
  if (typeof value === 'string')
    return key === 'streetAddress' ? value.split(', ') : [readText(parse(value).body)];
  if (Array.isArray(value)) return value.flatMap((item) => listWords(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listWords(part, name));
}

/** Lists the types of structured data that a page of the site has. */
export function listExpectedTypes(path: string): string[] {
  const [, folder, key] = path.split('/');
  if (path === '/') return ['Organization', 'WebSite'];
  return [
    ...(path.includes('?') || path === '/my-application' ? [] : ['BreadcrumbList']),
    ...(folder === 'blogs' ? ['BlogPosting'] : []),
    ...(key && folder === 'careers' ? ['JobPosting'] : []),
    ...(key && folder === 'case-studies' ? ['Article'] : []),
    ...(['/contact', '/map'].includes(path) ? ['Organization'] : []),
    ...(key && /^(?:services|solutions)$/.test(folder ?? '') ? ['Service'] : []),
  ];
}
