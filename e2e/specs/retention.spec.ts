import { withClient } from '@riverfront/database';
import { env } from '../env.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

interface Message {
  id: number;
  reference: string;
}

test('expired records are previewed and deleted with a receipt, except those under a legal hold', async ({
  staffPage: page,
}) => {
  test.skip(!env.dataDir, 'needs the database of a started stack');
  const api = await getAdministratorApi();
  const [free, held] = [await sendMessage(), await sendMessage()];
  const [freeRecord] = await fetchRecords<Message>('messages', { email: free.email });
  const [heldRecord] = await fetchRecords<Message>('messages', { email: held.email });
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

  await page.goto(`${env.cmsUrl}/admin/collections/messages/${heldRecord?.id}?record=all`);
  await expect(page.getByText('This record cannot be deleted: Case 12/2026')).toBeVisible();
});
