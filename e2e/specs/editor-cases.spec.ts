import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('an editor copies a case study, may not publish the name of its client, and publishes it without', async ({
  page,
  request,
}) => {
  // The name of the client is refused.
  expectError('400');
  const administrator = await getAdministratorApi();
  const { docs } = await administrator<{ docs: { id: number }[] }>(
    'GET',
    '/cases?where[key][equals]=one-drum-in-14-minutes&depth=0',
  );
  await signInThroughApi(page, await createStaffAccount('editor'));
  await page.goto(`${env.cmsUrl}/admin/collections/cases/${docs[0]?.id}`);
  const title = page.getByLabel('Title').first();
  await expect(title).toHaveValue('One drum, traced in fourteen minutes');
  const more = page.locator('.doc-controls__popup').getByRole('button');
  await waitForHydration(more);
  await more.click();
  await page.locator('#action-duplicate').click();
  await expect(page).not.toHaveURL(new RegExp(`/cases/${docs[0]?.id}$`));
  const id = randomUUID().slice(0, 8);
  await title.fill(`Narmadix traced drum ${id}`);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('“Narmadix” is in the title.').first()).toBeVisible();
  await title.fill(`A drum traced ${id}`);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const address = `${env.siteUrl}/case-studies/a-drum-traced-${id}`;
  await expect.poll(async () => (await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  expect(await (await request.get(address)).text()).not.toMatch(/narmadix/i);
  const found = await administrator<{ docs: { id: number }[] }>(
    'GET',
    `/cases?where[title][like]=${id}&depth=0`,
  );
  for (const one of found.docs) await administrator('DELETE', `/cases/${one.id}`);
});
