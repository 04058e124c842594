import { gunzipSync } from 'node:zlib';
import {
  commandPaths,
  type Endpoint,
  type EndpointName,
  endpoints,
  failure,
  pathOf,
  paths,
  type ResponseOf,
} from '@riverfront/contract';
import { isAnswer } from '@riverfront/contract/answers';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../testing/open-app.ts';

const site = await openTestApp();

const get = (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });

test('compresses drawings', async () => {
  const { services } = await read('services');
  const drawing = services[0]?.picture.sources.at(-1)?.href ?? '';
  const answer = await get(`/api${drawing}`, { 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  const packed = Buffer.from(await answer.arrayBuffer());
  expect(gunzipSync(packed).toString()).toMatch(/^<svg .*<\/svg>$/s);
});

test('serves an OpenAPI document with every path', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [...Object.values(paths), ...Object.values(commandPaths)].toSorted(),
  );
});

test('answers 404 as JSON for an unknown API path', async () => {
  const answer = await get('/api/nothing/here');
  expect(answer.status).toBe(404);
  expect(failure.parse(await answer.json()).success).toBe(false);
});

test.each([
  ['GET', '/api/settings/get'],
  ['GET', '/api/nothing'],
  ['GET', '/api/media/nothing.webp'],
  ['GET', '/api/openapi.json'],
  ['GET', '/healthz'],
  ['GET', '/favicon.png'],
  ['GET', '/robots.txt'],
  ['POST', '/api/contactUs/add'],
  ['DELETE', '/'],
])('%s %s has the security headers', async (method, path) => {
  const { headers } = await site.app.request(path, { method });
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const names = [
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'cross-origin-embedder-policy',
  ];
  const others = ['referrer-policy', 'permissions-policy', 'strict-transport-security'];
  for (const name of [...names, ...others, 'x-content-type-options'])
    expect(headers.get(name), name).toBeTruthy();
});

test.each([
  ['/sap-s4/', '/sap-s4'],
  ['/about/?from=ad', '/about?from=ad'],
  ['//evil.example/', '/evil.example'],
])('redirects %s to %s', async (path, target) => {
  const answer = await site.app.request(`https://www.riverfront.example${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});

async function read<N extends EndpointName>(
  name: N,
  params?: Record<string, string>,
  query?: Record<string, string>,
): Promise<ResponseOf<N>> {
  const answer = await get(pathOf(name, params, query));
  expect(answer.status).toBe(200);
  return (await answer.json()) as ResponseOf<N>;
}

interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** Parameters that are valid on the sample content. */
const calls: Partial<Record<EndpointName, Call>> = {
  privacy: { params: { section: 'Privacy Policy' } },
  privacyDoubled: { params: { section: 'Cookie Policy' } },
  heroData: { query: { type: 'About' } },
  pageContent: { params: { page: 'Services' } },
  topicPage: { params: { path: 'sap-btp' } },
  redirects: { query: { from: '/nowhere' } },
  serviceDetails: { params: { id: 'sap-s4hana-migration' } },
  solutionDetails: { params: { id: 'successfactors-hr' } },
  blogDetails: { params: { id: 'clean-core-in-practice' } },
  jobDetails: { params: { id: 'sap-ewm-consultant-ahmedabad' } },
  states: { params: { country: 'IN' } },
  cities: { params: { country: 'IN', state: 'GJ' } },
  caseDetails: { params: { id: 'one-drum-in-14-minutes' } },
  sitemapPart: { params: { part: 'blogs-1' } },
  socialPreview: { query: { path: '/blogs/clean-core-in-practice' } },
  search: { query: { q: 'sap' } },
};

describe.each(Object.entries<Endpoint>(endpoints))('%s', (name, endpoint) => {
  const { params, query } = calls[name as EndpointName] ?? {};

  test('answers as in the contract, with no other keys', async () => {
    const answer = await get(pathOf(name as EndpointName, params, query));
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(endpoint.response.strict().parse(body)).toEqual(body);
    expect(isAnswer(name as EndpointName, body)).toBe(true);
  });

  if (endpoint.query && 'page' in endpoint.query.shape) {
    test('validates page and limit, and names the wrong parameter', async () => {
      const base = pathOf(name as EndpointName, params);
      const body = (await (await get(`${base}?page=2&limit=1`)).json()) as { pagination: object };
      expect(body.pagination).toMatchObject({ page: 2, limit: 1 });
      for (const [wrong, parameter] of [
        ['page=0', 'page'],
        ['page=abc', 'page'],
        ['limit=0', 'limit'],
        ['limit=101', 'limit'],
      ] as const) {
        const answer = await get(`${base}?${wrong}`);
        expect([wrong, answer.status]).toEqual([wrong, 400]);
        expect(failure.parse(await answer.json()).message).toMatch(new RegExp(`^${parameter} must be`));
      }
    });
  }

  if (endpoint.params) {
    test('answers 404 with a message for an unknown item', async () => {
      const unknown = Object.fromEntries(
        Object.keys(endpoint.params?.shape ?? {}).map((part) => [part, 'no-such']),
      );
      for (const path of [
        pathOf(name as EndpointName, unknown),
        pathOf(name as EndpointName, unknown).replace('no-such', '%2e%2e'),
      ]) {
        const answer = await get(path);
        expect(answer.status).toBe(404);
        expect(failure.parse(await answer.json()).message).toMatch(/^There is no/);
      }
    });
  }
});

describe('changes by staff', () => {
  test('are hidden as drafts, and visible once published', async () => {
    const { payload } = site.content;
    const service = { collection: 'services', where: { key: { equals: 'odoo-erp' } } } as const;
    const title = async () => {
      await site.refresh();
      return (await read('serviceDetails', { id: 'odoo-erp' })).service.title;
    };
    await payload.update({ ...service, data: { title: 'A draft' }, draft: true });
    expect(await title()).toBe('Odoo ERP');
    await payload.update({ ...service, data: { title: 'Odoo, better', _status: 'published' } });
    expect(await title()).toBe('Odoo, better');

    await payload.update({ ...service, data: { _status: 'draft' } });
    await site.refresh();
    expect((await get('/api/services/details/odoo-erp')).status).toBe(404);
    const { home } = await read('home');
    expect(home.servicesSection.servicesCardsData.map(({ _id }) => _id)).not.toContain('odoo-erp');
  });

  test('escape markup in plain text', async () => {
    const where = { key: { equals: 'rise-with-sap' } };
    const data = { subtitle: '<img src=x onerror=alert(1)>' };
    await site.content.payload.update({ collection: 'services', where, data });
    await site.refresh();
    const { service } = await read('serviceDetails', { id: 'rise-with-sap' });
    expect(service.subtitle).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });
});

const readText = async (path: string) => (await site.app.request(path)).text();

test.each([
  ['blogs', 'clean-core-in-practice', '/blogs/', pathOf('blogDetails', { id: 'clean-core-in-practice' })],
  [
    'jobs',
    'sap-ewm-consultant-ahmedabad',
    '/careers/',
    pathOf('jobDetails', { id: 'sap-ewm-consultant-ahmedabad' }),
  ],
] as const)(
  'what is trashed of %s is on no screen, in no list and not found',
  async (collection, key, folder, detail) => {
    const { payload } = site.content;
    const where = { key: { equals: key } };
    const everywhere = async () => {
      await site.refresh();
      const search = await readText(pathOf('search', {}, { q: key.replaceAll('-', ' '), limit: '50' }));
      return [
        (await site.app.request(detail)).status === 200,
        (await readText('/sitemap.xml')).includes(`${folder}${key}<`),
        search.includes(`"${folder}${key}"`),
      ];
    };
    expect(await everywhere()).toEqual([true, true, true]);
    await payload.update({ collection, where, data: { deletedAt: new Date().toISOString() } });
    expect(await everywhere()).toEqual([false, false, false]);
    await payload.update({ collection, where, trash: true, data: { deletedAt: null, _status: 'published' } });
    expect(await everywhere()).toEqual([true, true, true]);
  },
);
