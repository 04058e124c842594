import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { test } from '../fixtures/concurrent-editing.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { openNavigation } from '../fixtures/staff-navigation.ts';
import { expect, expectError } from '../fixtures/test.ts';
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

test('a member of sales handles a message until it is answered', async ({
  staffPage: page,
  expectAccessible,
}) => {
  test.slow();
  // A spreadsheet would run it as a formula.
  const organization = `=Patel ${Date.now()}`;
  const { email, message } = await sendMessage({ organization });
  await sendMessage({ organization, email, message: 'And one more thing.' });
  const record = async () => (await fetchRecords<StoredMessage>('messages', { email }))[0];

  await page.goto(`${env.cmsUrl}/admin/collections/messages`);
  await expect(page).toHaveURL(`${env.cmsUrl}/admin/inbox`);
  await openView(page, /^Unassigned/);
  const list = page.getByRole('list', { name: 'Messages' });
  const items = list.getByRole('link').filter({ hasText: organization });
  await expect(items).toHaveCount(2);
  await items.first().click();
  const { pane, entries, press } = conversation(page);
  await expect(entries.first()).toContainText(message);
  await expect(entries.nth(1)).toContainText('And one more thing.');
  await expectAccessible(page);

  await press('Assign to me');
  await expect(pane).toContainText('Status: New → In progress');
  await expect(pane).toContainText('Owner: nobody → Administrator');
  // Both messages of the conversation.
  await openView(page, /^Mine/);
  await expect(items).toHaveCount(2);
  await items.first().click();

  await press('Note for colleagues');
  await pane.getByRole('textbox', { name: 'Note' }).fill('Called back: wants a workshop in January.');
  await press('Add note');
  await expect(entries.last()).toContainText('Called back: wants a workshop in January.');

  await press('Tomorrow');
  await expect(pane).toContainText('Snoozed until');
  await openView(page, /^Snoozed/);
  await expect(items).toHaveCount(2);
  await items.first().click();
  await press('Mark as answered');
  await expect(pane).toContainText('Status: In progress → Answered');
  await expect(pane).toContainText('Answered after');
  await expect(items).toHaveCount(0);
  const stored = await record();
  expect([Boolean(stored?.firstAnsweredAt), stored?.followUpOn]).toEqual([true, null]);

  await page.getByRole('searchbox', { name: 'Search all messages' }).fill(organization);
  await page.getByRole('searchbox', { name: 'Search all messages' }).press('Enter');
  await expect(items).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`'${organization}`);
  // Payload stacks its messages, and their buttons overlap until the last one goes.
  await expect(page.getByRole('button', { name: 'Close toast' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a rejected reply does not count as an answer, and its author is notified', async ({
  staffPage: page,
}) => {
  test.slow();
  const { email } = await sendMessage({ email: `asha.${Date.now()}@${unknownDomain}` });
  const [stored] = await fetchRecords<StoredMessage>('messages', { email });
  await page.goto(`${env.cmsUrl}/admin/collections/messages/${stored?.id}`);
  await expect(page).toHaveURL(`${env.cmsUrl}/admin/inbox?message=${stored?.id}`);
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
  await pane
    .getByLabel('Attach files')
    .setInputFiles({ name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('Our offer') });
  await expect(pane.getByRole('list', { name: 'Attached files' })).toContainText('offer.txt');
  await send.click();
  await expect(reply).toHaveValue('');

  const problem = 'There is no mailbox with this address.';
  await expect(pane.getByRole('alert')).toContainText(`Refused: ${problem}`);
  await expect(pane.getByRole('alert')).toContainText('550 5.1.1 No such user here');
  await expect(pane).toContainText('Attached: offer.txt');
  await expect(pane).toContainText('Waiting for');
  expect((await fetchRecords<StoredMessage>('messages', { email }))[0]).toMatchObject({
    firstAnsweredAt: null,
    status: 'in-progress',
  });
  // “On its way” is shown for too short a time to be looked for.
  const retried = page.waitForResponse(/\/retry$/);
  await pane.getByRole('button', { name: 'Retry' }).click();
  expect((await retried).status()).toBe(200);
  const readReplies = () => fetchRecords('message-notes', { about: String(stored?.id), kind: 'reply' });
  await expect.poll(readReplies).toMatchObject([{ delivery: 'failed' }]);
  await expect(pane.getByRole('alert')).toContainText(`Refused: ${problem}`);

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
  await expect(pane.getByRole('link', { name: corrected })).toBeVisible();
  await expect(pane).toContainText('Not delivered, resolved.');
});

test('the second of two who reply sees what was sent first, and keeps the text @full', async ({
  staffPage: page,
  openAsColleague,
}) => {
  test.slow();
  const { email } = await sendMessage();
  const [stored] = await fetchRecords<StoredMessage>('messages', { email });
  const address = `${env.cmsUrl}/admin/inbox?message=${stored?.id}`;
  const colleague = await openAsColleague('Sunil Sales', 'sales');
  await colleague.page.goto(address);
  await page.goto(address);
  const [mine, theirs] = [conversation(page), conversation(colleague.page)];
  await theirs.reply.fill('Dear Asha, Sunil here.');
  await mine.reply.fill('Dear Asha, this is me.');

  // Whatever the second knows, the server decides: the first reply leaves while the second is being sent.
  expectError('409');
  expectError('net::ERR_FAILED');
  await page.route('**/api/messages/*/activity', (route) => route.abort());
  await theirs.send.click();
  await expect(theirs.entries.filter({ hasText: 'Sunil here.' })).toContainText('Delivered to their server');
  await mine.send.click();
  await expect(mine.pane.getByRole('alert')).toContainText('Sunil Sales has replied in the meantime.');
  await expect(mine.entries.filter({ hasText: 'Sunil here.' })).toBeVisible();
  await expect(mine.reply).toHaveValue('Dear Asha, this is me.');
  await mine.send.click();
  await expect(mine.entries.filter({ hasText: 'this is me.' })).toBeVisible();
  await expect(mine.reply).toHaveValue('');

  // Signing out erases what was not sent.
  await theirs.reply.fill('Half a sentence');
  const countDrafts = () =>
    colleague.page.evaluate(
      () =>
        Object.keys(sessionStorage)
          .join()
          .match(/draft:/g)?.length,
    );
  expect(await countDrafts()).toBe(1);
  await (await openNavigation(colleague.page)).getByRole('link', { name: 'Log out' }).click();
  await expect(colleague.page).toHaveURL(/login|logout/);
  await expect.poll(countDrafts).toBeUndefined();
});

test('snoozing and spam leave the view, spam can be undone, and a phone shows one pane at a time', async ({
  staffPage: page,
}) => {
  const [first, second] = [`Spam ${Date.now()}`, `Snoozed ${Date.now()}`];
  for (const organization of [first, second]) await sendMessage({ organization });
  await page.goto(`${env.cmsUrl}/admin/inbox`);
  const { pane, press } = conversation(page);
  const item = (name: string) => page.getByRole('list', { name: 'Messages' }).getByRole('link', { name });
  await item(second).click();
  await expect(pane).toContainText(second);
  await press('Tomorrow');
  await expect(pane).toContainText('Snoozed until');
  await expect(page.getByText(/^Snoozed until .*: Asha Patel$/).first()).toBeVisible();
  await expect(item(second)).toHaveCount(0);

  await item(first).click();
  await expect(pane).toContainText(first);
  await page.goBack();
  await expect(pane).toContainText(second);
  await page.goForward();
  await expect(pane).toContainText(first);
  await press('Spam');
  await expect(pane.getByRole('region', { name: 'Spam' })).toContainText('This was marked as spam');
  await expect(item(first)).toHaveCount(0);
  const lastAction = page.getByRole('region', { name: 'Last action' });
  await expect(lastAction).toContainText('Marked as spam: Asha Patel');
  await lastAction.getByRole('button', { name: 'Undo' }).click();
  await expect(item(first)).toBeVisible();
  await expect(pane.getByRole('region', { name: 'Spam' })).toBeHidden();
  await press('Spam');
  await expect(item(first)).toHaveCount(0);
  await openView(page, /^Spam/);
  await item(first).click();
  await pane.getByRole('button', { name: 'Not spam: restore' }).click();
  await expect(pane).toContainText('Restored: it is no spam.');
  await openView(page, /^Waiting/);
  await item(first).click();
  await expect(pane).toContainText(first);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(item(first)).toBeHidden();
  await pane.getByRole('link', { name: '← All messages' }).click();
  await expect(pane).toBeHidden();
  await expect(item(first)).toBeVisible();
});
