import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, test } from '../fixtures/test.ts';

const text = 'Dear Asha, half a mail';
const dialogOf = (page: Page) => page.getByRole('dialog');

async function openDialog(page: Page, button: string) {
  const opener = page.getByRole('button', { name: button, exact: true });
  await waitForHydration(opener);
  await opener.click();
  await expect(dialogOf(page)).toBeVisible();
}

test('what is half written on an applicant is there after Escape, Next, Back and a reload', async ({
  staffPage: page,
}) => {
  const apply = async () => {
    const { email } = await applyWithoutResume();
    const [record] = await fetchRecords<{ id: number }>('applications', { email });
    return record?.id ?? 0;
  };
  const [first, second] = [await apply(), await apply()];
  const profile = (id: number) => `${env.cmsUrl}/admin/collections/applications/${id}`;
  const note = page.getByLabel('New note');

  await test.step('an email that Escape closes', async () => {
    await page.goto(profile(first));
    await openDialog(page, 'Write an email');
    await dialogOf(page).getByLabel('Subject').fill('Your application');
    await dialogOf(page).getByLabel('Text').fill(text);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await openDialog(page, 'Continue your email');
    await expect(dialogOf(page).getByLabel('Text')).toHaveValue(text);
    await expect(dialogOf(page)).toContainText('Continued from');
    await page.keyboard.press('Escape');
  });

  await test.step('a note, on its own applicant alone', async () => {
    await note.fill('Half a note');
    await page.goto(profile(second));
    await waitForHydration(note);
    await expect(note).toHaveValue('');
    await page.goBack();
    await expect(note).toHaveValue('Half a note');
    await page.reload();
    await expect(note).toHaveValue('Half a note');
    await waitForHydration(note);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(note).toHaveValue('');
    await page.reload();
    await expect(page.getByText('Half a note')).toBeVisible();
    await expect(note).toHaveValue('');
  });

  await test.step('the email after all of that, until it is begun anew', async () => {
    await openDialog(page, 'Continue your email');
    await expect(dialogOf(page).getByLabel('Subject')).toHaveValue('Your application');
    await dialogOf(page).getByRole('button', { name: 'Start over' }).click();
    await expect(dialogOf(page).getByLabel('Text')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Write an email', exact: true })).toBeVisible();
  });
});
