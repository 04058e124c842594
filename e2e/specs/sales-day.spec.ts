import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, expectError, test } from '../fixtures/test.ts';
import { unknownDomain } from '../mail-server.ts';

interface StoredMessage {
  id: number;
  status: string;
  followUpOn: string | null;
  firstAnsweredAt: string | null;
}

/** Opens a view of the inbox. */
async function openView(page: Page, name: RegExp): Promise<void> {
  const view = page.getByRole('navigation', { name: 'Views of the inbox' }).getByRole('link', { name });
  await view.click();
  await expect(view).toHaveAttribute('aria-current', 'page');
}

/** Locators of an open conversation. */
function conversation(page: Page) {
  const pane = page.getByRole('article', { name: 'Conversation with Asha Patel' });
  return {
    pane,
    entries: pane.getByRole('list', { name: 'What was written' }).getByRole('listitem'),
    reply: pane.getByRole('textbox', { name: 'Text' }),
    send: pane.getByRole('button', { name: 'Send reply' }),
    press: (name: string) => pane.getByRole('button', { name, exact: true }).click(),
  };
}

test('a member of sales handles a message until it is answered, undoes spam, and reads on a phone', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const organization = `Patel ${Date.now()}`;
  const { email, message } = await sendMessage({ organization });
  await sendMessage({ organization, email, message: 'And one more thing.' });
  const spam = `Spam ${Date.now()}`;
  await sendMessage({ organization: spam });

  await page.goto(`${env.cmsUrl}/admin/collections/messages`);
  await expect(page).toHaveURL(`${env.cmsUrl}/admin/inbox`);
  const items = page.getByRole('list', { name: 'Messages' }).getByRole('link');
  const theirs = items.filter({ hasText: organization });
  await expect(theirs).toHaveCount(2);
  await theirs.first().click();
  const { pane, entries, press } = conversation(page);
  await expect(entries.first()).toContainText(message);
  await expect(entries.nth(1)).toContainText('And one more thing.');
  await expectAccessible(page);

  await press('Assign to me');
  await expect(pane).toContainText('Status: New → In progress');
  await expect(pane).toContainText('Owner: nobody → Administrator');
  // Both messages of the conversation.
  await openView(page, /^Mine/);
  await expect(theirs).toHaveCount(2);
  await theirs.first().click();
  await press('Note for colleagues');
  await pane.getByRole('textbox', { name: 'Note' }).fill('Called back: wants a workshop in January.');
  await press('Add note');
  await expect(entries.last()).toContainText('Called back: wants a workshop in January.');
  await press('Tomorrow');
  await expect(pane).toContainText('Snoozed until');
  await openView(page, /^Snoozed/);
  await expect(theirs).toHaveCount(2);
  await theirs.first().click();
  await press('Mark as answered');
  await expect(pane).toContainText('Status: In progress → Answered');
  await expect(theirs).toHaveCount(0);
  const [stored] = await fetchRecords<StoredMessage>('messages', { email });
  expect([Boolean(stored?.firstAnsweredAt), stored?.followUpOn]).toEqual([true, null]);

  await openView(page, /^Waiting/);
  const item = items.filter({ hasText: spam });
  await item.click();
  await press('Spam');
  await expect(pane.getByRole('region', { name: 'Spam' })).toContainText('This was marked as spam');
  await expect(item).toHaveCount(0);
  await page.getByRole('region', { name: 'Last action' }).getByRole('button', { name: 'Undo' }).click();
  await expect(item).toBeVisible();
  await expect(pane.getByRole('region', { name: 'Spam' })).toBeHidden();
  await page.goBack();
  await expect(item).toBeVisible();
  await item.click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(item).toBeHidden();
  await pane.getByRole('link', { name: '← All messages' }).click();
  await expect(pane).toBeHidden();
  await expect(item).toBeVisible();
});

test('a rejected reply does not count as an answer, its author is notified, and corrects the address', async ({
  staffPage: page,
}) => {
  const { email } = await sendMessage({ email: `asha.${Date.now()}@${unknownDomain}` });
  const [stored] = await fetchRecords<StoredMessage>('messages', { email });
  await page.goto(`${env.cmsUrl}/admin/inbox?message=${stored?.id}`);
  const { pane, reply, send } = conversation(page);
  expectError('422');
  await pane.getByRole('combobox', { name: 'Template' }).selectOption('First answer');
  await pane.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(reply).toHaveValue(/^Dear Asha Patel,[\s\S]*\[Your answer\]/);

  // The snippet has a gap for the answer, and the text survives the rejection and a reload.
  await send.click();
  await expect(pane.getByRole('alert')).toContainText('“[Your answer]” is still to be filled in.');
  await reply.fill((await reply.inputValue()).replace('[Your answer]', 'Yes, we do.'));
  await page.reload();
  await expect(reply).toHaveValue(/Yes, we do\./);
  const file = { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('Our offer') };
  await pane.getByLabel('Attach files').setInputFiles(file);
  await expect(pane.getByRole('list', { name: 'Attached files' })).toContainText('offer.txt');
  await send.click();
  await expect(reply).toHaveValue('');

  const problem = 'There is no mailbox with this address.';
  await expect(pane.getByRole('alert')).toContainText(`Refused: ${problem}`);
  await expect(pane).toContainText('Attached: offer.txt');
  expect((await fetchRecords<StoredMessage>('messages', { email }))[0]).toMatchObject({
    firstAnsweredAt: null,
    status: 'in-progress',
  });

  await page.goto(`${env.cmsUrl}/admin`);
  const entry = page
    .getByRole('region', { name: 'Replies not delivered' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/inbox?message=${stored?.id}"]`) });
  await expect(entry).toContainText(problem);
  await entry.getByRole('link').first().click();
  const corrected = `asha.${Date.now()}@mail.example`;
  await pane.getByRole('textbox', { name: /^To / }).fill(corrected);
  await reply.fill('Yes, we do.');
  await send.click();
  await expect(pane).toContainText(`Address: ${email} → ${corrected}`);
  await expect(pane).toContainText('Not delivered, resolved.');
});
