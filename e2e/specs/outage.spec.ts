import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../env.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('the database is killed: pages stay, readiness says no, all recovers by itself', async ({
  page,
  request,
}) => {
  test.skip(!env.dataDir, 'the running stack is not ours to break');
  expectError('503');
  expectError('Error fetching');
  await page.goto('/');
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  expect((await request.get('/readyz')).status()).toBe(200);

  const pid = Number(await readFile(join(env.dataDir ?? '', 'database.pid'), 'utf8'));
  process.kill(pid, 'SIGKILL');

  await expect.poll(async () => (await request.get('/readyz')).status(), { intervals: [50] }).toBe(503);
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading ?? '');

  await expect.poll(async () => (await request.get('/readyz')).status(), { timeout: 20_000 }).toBe(200);
  const list = await request.get('/api/jobs?limit=1');
  expect(list.status()).toBe(200);
  expect((await request.get(`${env.cmsUrl}/readyz`)).status()).toBe(200);
});
