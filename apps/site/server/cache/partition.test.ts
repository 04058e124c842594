import { pageNames, pathOf } from '@riverfront/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { cacheMiddleware } from './cache-middleware.ts';
import { createPageCache, resolvePartition } from './page-cache.ts';

test.each([
  ['/', 'screen'],
  ['/careers', 'screen'],
  ['/sap-btp', 'screen'],
  ['/api/api/home/list', 'screen'],
  ['/api/page-content/Join Us', 'screen'],
  ['/api/privacy/get/Terms and Conditions', 'screen'],
  ['/api/home/get-hero-data?type=Home', 'screen'],
  ['/api/jobs?page=1&limit=5&status=active', 'screen'],
  ['/api/blogs/list?page=1&limit=20', 'screen'],
  ['/careers?page=2', 'page'],
  ['/api/jobs?page=2&limit=5&status=active', 'page'],
  ['/careers/sap-consultant', 'page'],
  ['/api/jobs/sap-consultant', 'page'],
  ['/sitemap.xml', 'page'],
  ['/api/sharing/find?path=%2Fabout', 'screen'],
  ['/api/sharing/find?path=%2Fcareers%2Fsap-consultant', 'page'],
])('%s is in the partition %s', (key, kind) => {
  expect(resolvePartition(key)).toBe(kind);
});

test.each([
  ['a limit that no screen uses', '/api/blogs/list?page=1&limit=7'],
  ['the limit of another list', '/api/blogs/list?page=1&limit=5'],
  ['a page number with zeros before it', '/careers?page=002'],
  ['a page that is no number', '/careers?page=abc'],
  ['the number of the first page', '/careers?page=1'],
  ['a filter', '/api/jobs?type=full-time'],
  ['a filter of a screen', '/careers?type=invented'],
  ['an invented status', '/api/jobs?status=invented'],
  ['an invented page name', '/api/home/get-hero-data?type=invented'],
  ['search words', '/search?q=a'],
  ['the card of a variant', '/api/sharing/find?path=%2FAbout'],
  ['a notice', '/contact?sent=1'],
  ['an encoded delimiter', '/api/jobs%2Fx'],
  ['upper case', '/About'],
  ['a trailing slash', '/about/'],
  ['two slashes', '/careers//sap-consultant'],
  ['broken percent encoding', '/%zz'],
  ['a name of the prototype', '/careers?constructor=1'],
])('a key with %s is a variant', (_, key) => {
  expect(resolvePartition(key)).toBe('variant');
});

test.each(pageNames)(
  'the API call for the page content of %s is in the partition of screens',
  async (page) => {
    const keys: string[] = [];
    const cache = createPageCache({ revision: () => '', onStore: (key) => keys.push(key) });
    const app = new Hono();
    app.use(cacheMiddleware({ cache, allowedParameters: () => [], render: async () => new Response('one') }));
    await app.request(pathOf('pageContent', { page }));
    expect(keys.map(resolvePartition)).toEqual(['screen']);
  },
);
