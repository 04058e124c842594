import { env } from '../env.ts';
import { signalDatabase } from '../fixtures/signal-database.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('while the database hangs pages stay available, the staff side says so within three seconds, and both recover', async ({
  page,
  staffPage,
  request,
}) => {
  test.skip(!env.dataDir || process.platform === 'win32', 'stops the database of a started stack');
  expectError('503');
  expectError('Failed to fetch');
  expectError('Error fetching');
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 }).first();
  const text = await heading.innerText();
  await staffPage.goto(`${env.cmsUrl}/admin/collections/services`);
  await expect(staffPage.getByRole('heading', { name: 'Services' })).toBeVisible();
  const statusOf = async (address: string) => (await staffPage.request.get(address)).status();
  const solutions = `${env.cmsUrl}/api/solutions?limit=1`;

  signalDatabase(env.dataDir ?? '', 'SIGSTOP');
  try {
    const answer = await staffPage.goto(`${env.cmsUrl}/admin/collections/solutions`);
    expect(answer?.status()).toBe(503);
    // What the browser takes to show it depends on the machine.
    expect(answer?.request().timing().responseStart).toBeLessThan(3_500);
    await expect(staffPage.getByRole('heading', { name: 'The staff side is not available' })).toBeVisible();
    expect(await statusOf(solutions)).toBe(503);
    // Its connections are lost as well; PostgreSQL recovers from that by itself once it goes on.
    signalDatabase(env.dataDir ?? '', 'SIGKILL', 'connections');
    await expect.poll(async () => (await request.get('/readyz')).status(), { intervals: [50] }).toBe(503);
    expect((await page.goto('/'))?.status()).toBe(200);
    await expect(heading).toHaveText(text);
  } finally {
    signalDatabase(env.dataDir ?? '', 'SIGCONT');
  }
  await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200);
  await expect.poll(() => statusOf(solutions)).toBe(200);
  await staffPage.getByRole('link', { name: 'Try again' }).click();
  await expect(staffPage.getByRole('heading', { name: 'Solutions' })).toBeVisible();
});
