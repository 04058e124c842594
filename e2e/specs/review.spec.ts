import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createArticle } from '../fixtures/article.ts';
import { findViolations } from '../fixtures/axe.ts';
import { test, titleField } from '../fixtures/concurrent-editing.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect } from '../fixtures/test.ts';

/** Opens the form of a document, unfolds a panel above it, and returns the panel. */
async function openPanel(page: Page, form: string, name: 'Review' | 'Checks') {
  await page.goto(form);
  const panel = page.getByRole('group', { name, exact: true });
  await panel.locator('summary').click();
  return panel;
}

test('with two people, a colleague approves a version, and a change after that takes another approval', async ({
  openAsColleague,
}) => {
  const administrator = await getAdministratorApi();
  const { id, title, form } = await createArticle();
  await administrator('POST', '/globals/settings', { twoPeople: true, _status: 'published' });
  try {
    const asha = await openAsColleague('Asha Rao', 'editor');
    // Other tests create editors too.
    const name = `Ben ${randomUUID().slice(0, 6)}`;
    const ben = await openAsColleague(name, 'editor');
    const panel = await openPanel(asha.page, form, 'Review');
    await expect(panel.getByText('Needs approval')).toBeVisible();
    const publish = asha.page.getByRole('button', { name: 'Publish changes' });
    const ask = async (note: string) => {
      await panel.getByLabel('Colleague').selectOption({ label: name });
      await panel.getByLabel('Note').fill(note);
      await panel.getByRole('button', { name: 'Ask a colleague' }).click();
      await expect(panel.getByText(`Waiting for ${name}`)).toBeVisible();
    };
    await titleField(asha.page).fill(`${title}, reviewed`);
    await ask('Is the title right?');
    await publish.click();
    await expect(asha.page.getByText(`${name} has not answered yet.`).first()).toBeVisible();

    await ben.page.goto(form.replace(/\/collections.*/, ''));
    const reviews = ben.page.getByRole('region', { name: 'reviews' });
    await expect(reviews.getByText('Asha Rao: Is the title right?')).toBeVisible();
    const his = await openPanel(ben.page, form, 'Review');
    await expect(his.getByText('Asha Rao asks you')).toBeVisible();
    // Other violations of the form are Payload's own.
    const violations = await findViolations(ben.page);
    expect(violations.filter((line) => /before-publishing|<summary|chip--|<blockquote/.test(line))).toEqual(
      [],
    );

    // He answers from a tab that shows an older version.
    await titleField(asha.page).fill(`${title}, at last`);
    await expect(panel.getByText('Changed since')).toBeVisible();
    await his.getByRole('button', { name: 'Approve' }).click();
    await expect(his.getByRole('alert')).toContainText('Asha Rao has changed this since you opened it.');
    await publish.click();
    await expect(asha.page.getByText(/the answer no longer counts/).first()).toBeVisible();

    await ask('And now?');
    await (await openPanel(ben.page, form, 'Review')).getByRole('button', { name: 'Approve' }).click();
    await expect(his.getByText(`Approved by ${name}`)).toBeVisible();
    await asha.page.reload();
    await expect(panel.getByText(`Approved by ${name}`)).toBeVisible();
    await publish.click();
    await expect(asha.page.getByText('Updated successfully').first()).toBeVisible();
    expect(await asha.api('GET', `/blogs/${id}?depth=0`)).toMatchObject({ title: `${title}, at last` });
  } finally {
    await administrator('POST', '/globals/settings?draft=true', { twoPeople: false });
    const { version } = await administrator<{ version: string }>('GET', '/reviews?kind=settings');
    const release = { kind: 'settings', action: 'release', note: 'The end of a test', version };
    await administrator('POST', '/reviews', release);
    await administrator('POST', '/globals/settings', { _status: 'published' });
    await administrator('DELETE', `/blogs/${id}`);
  }
});

test('the checks beside the preview say what to correct and what to look at', async ({ openAsColleague }) => {
  const administrator = await getAdministratorApi();
  const { id, title, form } = await createArticle();
  const text = (value: string) => [{ type: 'text', version: 1, text: value }];
  const link = { type: 'link', version: 3, fields: { linkType: 'custom', url: '/nowhere' } };
  const children = [
    { type: 'heading', tag: 'h4', version: 1, children: text('Skipped') },
    { type: 'paragraph', version: 1, children: [{ ...link, children: text('Click here') }] },
  ];
  const description = { root: { type: 'root', version: 1, children } };
  await administrator('PATCH', `/blogs/${id}?draft=true`, { description, title: title.padEnd(70, '!') });
  const { page } = await openAsColleague('Asha Rao', 'editor');
  const panel = await openPanel(page, form, 'Checks');
  await expect(panel).toContainText('The link /nowhere in Text leads nowhere');
  await panel.getByRole('button', { name: 'Check the page in the preview' }).click();
  await expect(panel).toContainText('A link does not say where it leads: “Click here”.');
  await expect(panel).toContainText('A heading skips a level: “Skipped”.');
  await expect(panel).toContainText('The title has 70 characters; search results show 60.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/leads nowhere.*Then publish again\./).first()).toBeVisible();
  await administrator('DELETE', `/blogs/${id}`);
});
