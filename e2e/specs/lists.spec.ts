import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { holdRequests } from '../fixtures/network.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a bulk action on more than a hundred records shows its progress and stops after a part', async ({
  staffPage: page,
}) => {
  const api = await getAdministratorApi();
  const prefix = `/old-${randomUUID().slice(0, 6)}`;
  const paths = Array.from({ length: 200 }, (_, index) => `${prefix}-${index}`);
  for (let start = 0; start < paths.length; start += 20)
    await Promise.all(
      paths.slice(start, start + 20).map((from) => api('POST', '/redirects', { from, to: '/about' })),
    );
  await page.goto(`${env.cmsUrl}/admin/collections/redirects?search=${prefix}`);
  await page.getByRole('checkbox', { name: 'select-all' }).check();
  await page.getByRole('button', { name: 'Select all (200)' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();

  const release = await holdRequests(page, /in%5D=|\[in\]=/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const progress = page.getByRole('region', { name: 'In progress' });
  await expect(progress).toContainText('200 records');
  await expect(progress.getByRole('progressbar')).toHaveAttribute('value', '0');
  await progress.getByRole('button', { name: 'Stop' }).click();
  await release();
  await expect(page.getByText('Stopped: 100 of 200 were changed.')).toBeVisible();
  await expect(progress).toBeHidden();
  const where = `where[from][like]=${prefix}`;
  expect(await api('GET', `/redirects?limit=1&${where}`)).toMatchObject({ totalDocs: 100 });
  await api('DELETE', `/redirects?${where}`);
});
