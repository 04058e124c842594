import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, test } from '../fixtures/test.ts';
import { unknownDomain } from '../mail-server.ts';

interface StoredMessage {
  id: number;
  status: string;
  followUpOn: string | null;
  firstAnsweredAt: string | null;
}

async function openView(page: Page, name: RegExp): Promise<void> {
  const view = page.getByRole('navigation', { name: 'Views of the inbox' }).getByRole('link', { name });
  await view.click();
  await expect(view).toHaveAttribute('aria-current', 'page');
  // Payload expands the filters above the list, which moves the rows.
  await expect(page.getByText('Filter Messages where')).toBeVisible();
}

test('a member of sales handles a message until it is answered', async ({ staffPage: page }) => {
  test.slow();
  // A spreadsheet would run it as a formula.
  const organization = `=Patel ${Date.now()}`;
  const { email, message } = await sendMessage({ organization });
  const record = async () => (await fetchRecords<StoredMessage>('messages', { email }))[0];

  await page.goto(`${env.cmsUrl}/admin/collections/messages`);
  await openView(page, /^New/);
  await expect(page).toHaveURL(/equals\]=new|equals%5D=new/);
  const row = page.getByRole('row').filter({ hasText: organization });
  await expect(row).toContainText('Waiting for');
  await row.getByRole('link', { name: 'Asha Patel' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);

  await page.getByRole('button', { name: 'Take it on myself' }).click();
  const notes = page.getByRole('region', { name: 'Notes and emails' });
  await expect(notes).toContainText('Status: New → In progress');
  await expect(notes).toContainText('Owner: nobody → Administrator');

  await notes.getByLabel('New note').fill('Called back: wants a workshop in January.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem').first()).toContainText(
    'Called back: wants a workshop in January.',
  );

  const followUp = page.locator('#field-followUpOn input');
  await followUp.fill('21 November 2026');
  await followUp.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => new Date((await record())?.followUpOn ?? 0).toDateString())
    .toBe('Sat Nov 21 2026');

  const status = page.locator('#field-status');
  await status.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Answered' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notes).toContainText('Status: In progress → Answered');
  expect((await record())?.firstAnsweredAt).toBeTruthy();
  await expect(page.getByLabel('Time to first answer')).toHaveValue(/^Answered after/);

  await page.goto(`${env.cmsUrl}/admin/collections/messages?search=${encodeURIComponent(organization)}`);
  await expect(page.getByRole('row').filter({ hasText: organization })).toContainText('Answered after');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download this list as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`'${organization}`);
});

test('a bounced reply does not count as an answer, and its author is notified', async ({
  staffPage: page,
}) => {
  test.slow();
  const organization = `Lost ${Date.now()}`;
  const { email } = await sendMessage({
    organization,
    email: `asha.${Date.now()}@${unknownDomain}`,
  });
  const [stored] = await fetchRecords<StoredMessage>('messages', { email });
  const record = `${env.cmsUrl}/admin/collections/messages/${stored?.id}`;
  await page.goto(record);
  await page.getByRole('button', { name: 'Reply by email' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveValue(/\[Your answer\]/);

  // The template has a placeholder for the answer.
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('“[Your answer]” is still to be filled in.');
  await expect(dialog.getByRole('button', { name: 'Send 1 email' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back to the text' }).click();
  await text.fill((await text.inputValue()).replace('[Your answer]', 'Yes, we do.'));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('Yes, we do.');
  await dialog.getByRole('button', { name: 'Send 1 email' }).click();

  const notes = page.getByRole('region', { name: 'Notes and emails' });
  const problem = 'There is no mailbox with this address.';
  await expect(notes.getByRole('alert')).toContainText(`Not delivered. ${problem}`);
  await expect(notes.getByRole('alert')).toContainText('550 5.1.1 No such user here');
  await expect(page.locator('#field-status')).toContainText('In progress');
  await expect(page.getByLabel('Time to first answer')).toHaveValue(/^Waiting for/);
  expect((await fetchRecords<StoredMessage>('messages', { email }))[0]?.firstAnsweredAt).toBeNull();

  await page.goto(`${env.cmsUrl}/admin`);
  const card = page.getByRole('region', { name: 'replies not delivered' });
  const entry = card
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/messages/${stored?.id}"]`) });
  await expect(entry).toContainText(problem);
  await entry.getByRole('link').click();
  await page.getByRole('button', { name: 'I have dealt with it' }).click();
  await expect(notes).toContainText('Not delivered, and dealt with.');
  await page.goto(`${env.cmsUrl}/admin`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('spam leaves the inbox and comes back when it is restored', async ({ staffPage: page }) => {
  test.slow();
  const organization = `Spam ${Date.now()}`;
  const { email } = await sendMessage({ organization });
  const [stored] = await fetchRecords<StoredMessage>('messages', { email });
  const list = `${env.cmsUrl}/admin/collections/messages`;
  await page.goto(`${list}/${stored?.id}`);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByRole('region', { name: 'Spam' })).toContainText('This was marked as spam');

  await page.goto(list);
  const row = page.getByRole('row').filter({ hasText: organization });
  await expect(page.getByRole('link', { name: /^All but spam/ })).toHaveAttribute('aria-current', 'page');
  await expect(row).toHaveCount(0);
  await openView(page, /^Spam/);
  const restore = page.getByRole('button', { name: 'Not spam: restore' });
  await row.getByRole('link', { name: 'Asha Patel' }).click();
  await restore.click();
  await expect(page.getByRole('region', { name: 'Notes and emails' })).toContainText(
    'Restored: it is no spam.',
  );
  await page.goto(list);
  await expect(row).toHaveCount(1);
});
