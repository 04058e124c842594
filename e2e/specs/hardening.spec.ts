import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../bench/wait.ts';
import { appRuntime } from '../../scripts/stack/app-runtime.ts';
import { env } from '../env.ts';
import { findWeaknesses } from '../fixtures/attacks.ts';
import { findViolations } from '../fixtures/axe.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

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
    if (!sent['content-security-policy']?.startsWith("default-src 'none'"))
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

test('a site that starts without its database serves the last published pages', async ({ page, request }) => {
  test.skip(!env.dataDir, 'reads the snapshot of a started stack');
  expectError('503');
  expectError('Error fetching');
  const before = await (await request.get('/')).text();
  const needed = [
    '/',
    '/contact',
    ...['/api/settings/get', '/api/menus/list', '/api/page-content/Join Us', '/api/page-content/Contact Us'],
  ];
  for (const path of needed) expect((await request.get(encodeURI(path))).status()).toBe(200);
  const dir = await mkdtemp(join(tmpdir(), 'riverfront-restart-'));
  const site = await startWithoutDatabase(dir);
  try {
    // The snapshot is written after the response, and not while another test publishes.
    for (const path of needed)
      await expect
        .poll(async () => (await fetch(site.url + encodeURI(path))).status, { timeout: 60_000 })
        .toBe(200);
    const home = await fetch(site.url);
    expect(home.status).toBe(200);
    expect(home.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(parseTitle(await home.text())).toBe(parseTitle(before));
    // Pages are rendered from stored responses of the API, which carry their age.
    const settings = await fetch(`${site.url}/api/settings/get`);
    expect([settings.status, settings.headers.get('x-cache')]).toEqual([200, 'stale']);
    expect(Number(settings.headers.get('age'))).toBeGreaterThanOrEqual(0);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expectError(`requested another host: ${site.url}`);
    const unseen = await page.goto(`${site.url}/careers?search=never-asked`);
    expect(unseen?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  } finally {
    // The page retries its requests until it is left.
    await page.goto('about:blank');
    await site.stop();
    await rm(dir, { recursive: true, force: true });
  }
});

const parseTitle = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** Starts another process of the site, with the same snapshot and an unreachable database. */
async function startWithoutDatabase(dir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const [port, closedPort] = [await findFreePort(), await findFreePort()];
  const child: ChildProcess = spawn(process.execPath, [...appRuntime.args, appRuntime.site], {
    cwd: join(import.meta.dirname, '../../apps/site'),
    env: {
      ...env.inherited,
      ...appRuntime.env,
      NODE_ENV: 'production',
      PORT: String(port),
      // The stored pages contain these URLs.
      SITE_URL: env.siteUrl,
      CMS_URL: env.cmsUrl,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${closedPort}/postgres`,
      PAYLOAD_SECRET: (await readFile(join(env.dataDir ?? '', 'payload-secret'), 'utf8')).trim(),
      // Without a database it writes nothing there.
      SNAPSHOT_DIR: join(env.dataDir ?? '', 'snapshot'),
      MEDIA_DIR: join(env.dataDir ?? '', 'media'),
      RESUMES_DIR: join(dir, 'resumes'),
      OUTBOX_DIR: join(dir, 'outbox'),
      OUTBOX_TOKEN: randomBytes(24).toString('base64url'),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      async () =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
