import { env } from '../env.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('a staff member signs in and is told what can be done', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveTitle(/Riverfront staff/);
  await expect(page.getByRole('link', { name: 'the website' })).toBeVisible();
  await page.goto(`${env.cmsUrl}/admin/collections/services`);
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
});

test('the screens that are our own can be used by everyone', async ({
  staffPage: page,
  expectAccessible,
}) => {
  for (const [path, heading] of [
    ['/applicants', 'Applicants'],
    ['/broken-links', 'Broken links'],
    ['/second-factor', /factor|authenticator/i],
  ] as const) {
    await page.goto(`${env.cmsUrl}/admin${path}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('the form for a first account does not exist', async ({ page }) => {
  expectError('404');
  const response = await page.goto(`${env.cmsUrl}/admin/create-first-user`);
  expect(response?.status()).toBe(404);
  await expect(page.getByLabel('Email')).toHaveCount(0);
});

test('the call behind it is refused', async ({ request }) => {
  const response = await request.post(`${env.cmsUrl}/api/users/first-register`, {
    data: { email: 'intruder@riverfront.example', password: 'correct horse battery', name: 'Intruder' },
  });
  expect(response.status()).toBe(403);
});

test('there is no GraphQL', async ({ request }) => {
  for (const path of ['/api/graphql', '/api/graphql-playground']) {
    expect((await request.get(env.cmsUrl + path)).status()).toBe(404);
    expect((await request.post(env.cmsUrl + path, { data: { query: '{__typename}' } })).status()).toBe(404);
  }
});

test('search engines stay out, and only our own scripts run', async ({ request }) => {
  const response = await request.get(`${env.cmsUrl}/admin/login`);
  const headers = response.headers();
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['x-powered-by']).toBeUndefined();
  const [, scripts] = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '') ?? [];
  expect(scripts).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  expect(await (await request.get(`${env.cmsUrl}/robots.txt`)).text()).toContain('Disallow: /');
});
