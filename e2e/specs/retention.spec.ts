import { withClient } from '@riverfront/database';
import { env } from '../env.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

interface Stored {
  id: number;
  reference: string;
}

test('expired records are previewed and deleted with a receipt, except those under a legal hold', async ({
  staffPage: page,
}) => {
  test.skip(!env.dataDir, 'needs the database of a started stack');
  const api = await getAdministratorApi();
  const [free, held] = [await sendMessage(), await sendMessage()];
  const [freeRecord] = await fetchRecords<Stored>('messages', { email: free.email });
  const [heldRecord] = await fetchRecords<Stored>('messages', { email: held.email });
  // No role may write it.
  await withClient(env.databaseUrl ?? '', (client) =>
    client.query("update messages set created_at = '2020-01-01' where id = any($1)", [
      [freeRecord?.id, heldRecord?.id],
    ]),
  );
  await api('PATCH', `/messages/${heldRecord?.id}`, {
    legalHold: true,
    legalHoldReason: 'Case 12/2026',
  });

  await page.goto(`${env.cmsUrl}/admin/globals/retention`);
  const row = page.getByRole('row', { name: /^Messages \d+ months/ });
  await expect(row).toContainText(freeRecord?.reference ?? 'a number');
  await expect(row).not.toContainText(heldRecord?.reference ?? 'a number');
  await expect(row.getByRole('link', { name: /^[1-9]/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByRole('button', { name: /^Delete \d+ for good$/ }).click();
  await expect(async () => {
    const receipts = await api<{ docs: { references: string[] }[] }>(
      'GET',
      '/retention-receipts?limit=20&sort=-createdAt',
    );
    expect(receipts.docs.flatMap(({ references }) => references)).toContain(freeRecord?.reference);
  }).toPass({ timeout: 30_000 });
  expect(await fetchRecords('messages', { email: free.email })).toHaveLength(0);
  expect(await fetchRecords('messages', { email: held.email })).toHaveLength(1);
});

test('an application under a legal hold is not erased, and is once the hold has ended', async ({
  staffPage: page,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const { reference } = await applyWithoutResume();
  const [record] = await fetchRecords<Stored>('applications', { reference });
  await page.goto(`${env.cmsUrl}/admin/collections/applications/${record?.id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Set a legal hold' }).click();
  await dialog.getByLabel(/^Reason/).fill('Case 7/2026');
  await dialog.getByRole('button', { name: 'Set the hold' }).click();
  await expect(page.getByText('This record cannot be deleted: Case 7/2026')).toBeVisible();
  await page.getByRole('button', { name: 'End the legal hold' }).click();
  await dialog.getByRole('button', { name: 'End the hold' }).click();
  await expect(page.getByText('Case 7/2026')).toBeHidden();
  // A reading of the timeline that is under way may come after the erasure.
  expectError(`/api/applications/${record?.id}/timeline`);
  await page.getByRole('button', { name: 'Erase this application' }).click();
  // It waits for the end of the hold, which may not be stored yet.
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect.poll(() => fetchRecords('applications', { reference })).toEqual([]);
});
