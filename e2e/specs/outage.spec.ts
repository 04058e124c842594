import { signalDatabase } from '../../bench/stack/postgres.ts';
import { env } from '../env.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('the staff side reports a hanging database within three seconds, and recovers', async ({
  staffPage: page,
}) => {
  test.skip(!env.dataDir || process.platform === 'win32', 'stops the database of a started stack');
  expectError('503');
  expectError('Failed to fetch');
  await page.goto(`${env.cmsUrl}/admin/collections/services`);
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
  const solutions = `${env.cmsUrl}/api/solutions?limit=1`;
  signalDatabase(env.dataDir ?? '', 'SIGSTOP');
  try {
    const answer = await page.goto(`${env.cmsUrl}/admin/collections/solutions`);
    expect(answer?.status()).toBe(503);
    // What the browser takes to show it depends on the machine.
    expect(answer?.request().timing().responseStart).toBeLessThan(3_500);
    await expect(page.getByRole('heading', { name: 'The staff side is not available' })).toBeVisible();
    expect((await page.request.get(solutions)).status()).toBe(503);
  } finally {
    signalDatabase(env.dataDir ?? '', 'SIGCONT');
  }
  await expect.poll(async () => (await page.request.get(solutions)).status()).toBe(200);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Solutions' })).toBeVisible();
});

test('pages stay available while the database is down, readiness fails, and everything recovers', async ({
  page,
  request,
}) => {
  test.skip(!env.dataDir || process.platform === 'win32', 'stops the database of a started stack');
  expectError('503');
  expectError('Error fetching');
  await page.goto('/');
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  expect((await request.get('/readyz')).status()).toBe(200);

  signalDatabase(env.dataDir ?? '', 'SIGSTOP');
  try {
    // Its connections are lost as well; PostgreSQL recovers from that by itself once it goes on.
    signalDatabase(env.dataDir ?? '', 'SIGKILL', 'connections');
    await expect.poll(async () => (await request.get('/readyz')).status(), { intervals: [50] }).toBe(503);
    expect((await page.goto('/'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading ?? '');
  } finally {
    signalDatabase(env.dataDir ?? '', 'SIGCONT');
  }

  await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200);
  const list = await request.get('/api/jobs?limit=1');
  expect(list.status()).toBe(200);
  const readStaffSide = async () => (await request.get(`${env.cmsUrl}/readyz`)).status();
  await expect.poll(readStaffSide).toBe(200);
});
