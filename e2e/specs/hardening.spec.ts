import { env } from '../env.ts';
import { findWeaknesses } from '../fixtures/attacks.ts';
import { expect, test } from '../fixtures/test.ts';

/** Not on files of the build, on which they mean nothing. */
const ofDocuments = ['cross-origin-opener-policy', 'referrer-policy', 'permissions-policy'];
const headers = [
  ...ofDocuments,
  'content-security-policy',
  'strict-transport-security',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
  'x-content-type-options',
];

test('every kind of response has the security headers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  const paths = '/favicon.png /about.data /api/settings/get /api/nothing /api/media/nothing.webp '
    .concat(
      '/api/openapi.json /services/nothing /nothing-here /my-application /healthz /readyz /?preview=none',
    )
    .split(' ');
  const files = [/\/api\/media\/[\w./-]+?\.svg/, /\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.css/].map(
    first,
  );
  const staffPaths = '/ /admin /admin/login /api/users/me /api/nothing /nothing /readyz /robots.txt'.split(
    ' ',
  );
  const answers = [
    ...['/', ...files, ...paths].map((path) => ['GET', env.siteUrl + path] as const),
    ['POST', `${env.siteUrl}/contact`] as const,
    ['DELETE', `${env.siteUrl}/`] as const,
    ['POST', `${env.siteUrl}/api/contactUs/add`] as const,
    ...staffPaths.map((path) => ['GET', env.cmsUrl + path] as const),
  ];
  const missing: string[] = [];
  for (const [method, url] of answers) {
    const response = await request.fetch(url, {
      method,
      maxRedirects: 0,
      headers: { origin: new URL(url).origin },
    });
    const sent = response.headers();
    const isFile = url.includes('/assets/');
    for (const name of headers.filter((one) => !isFile || !ofDocuments.includes(one)))
      if (!sent[name]) missing.push(`${method} ${url} ${response.status()}: ${name}`);
    if (!sent['content-security-policy']?.includes("default-src 'none'"))
      missing.push(`${method} ${url} ${response.status()}: default-src 'none'`);
  }
  expect(missing).toEqual([]);
  // What MDN's HTTP Observatory (decision 0014) asks of the home page beyond that there are headers.
  const home = (await request.get('/')).headers();
  expect(home['content-security-policy']).not.toMatch(/unsafe-|http:|https:(?!\/\/)|\*/);
  const [, seconds] = /max-age=(\d+)/.exec(home['strict-transport-security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_552_000);
  expect(home).not.toHaveProperty('set-cookie');
});

test('cache poisoning, request smuggling, open redirects and oversized requests fail', async () => {
  expect(await findWeaknesses(env.siteUrl)).toEqual([]);
});
