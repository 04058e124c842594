import {
  applicationForm,
  createApplicant,
  expectFormValues,
  fillForm,
  job,
  openApplicationDialog,
  openApplicationPage,
  resume,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { contactForm } from '../fixtures/contact-form.ts';
import { failAndTryAgain } from '../fixtures/error-screen.ts';
import { respondWithError } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => setClientAddress(page));

test('a reload and an error restore what was typed and the name of the file, and Start over empties the form', async ({
  page,
}) => {
  const applicant = createApplicant();
  await openApplicationPage(page);
  await fillForm(page, applicant);
  await page.reload();
  const { form, field, file } = applicationForm(page);
  await expect(form.getByText(/^Your entries of .* are back in the form\.$/)).toBeVisible();
  await expectFormValues(page, applicant, { file: false });
  await failAndTryAgain(field('Email'));
  await expectFormValues(page, applicant, { file: false });
  await expect(form.getByText(`Choose ${resume.name} again.`)).toBeVisible();
  await file.setInputFiles(resume);
  await expect(form.getByText(`Choose ${resume.name} again.`)).toHaveCount(0);

  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(field('First name')).toHaveValue('');
  await expect(applicationForm(page).combobox('Country')).toHaveValue('');
  await form.getByRole('button', { name: 'Bring the entries back' }).click();
  await expectFormValues(page, applicant);
  await form.getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  await expect(field('First name')).toHaveValue('');
  await expect(form.getByText('are back in the form')).toHaveCount(0);
});

test('an empty form closes at once; with entries, every way of closing asks, and they are restored', async ({
  page,
}) => {
  const { dialog, closeConfirmation, field, form, combobox } = applicationForm(page);
  const apply = page.getByRole('link', { name: `Apply for ${job.title}` });
  await openApplicationDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/careers');
  await expect(apply).toBeFocused();

  await apply.click();
  await field('First name').fill('Asha');
  // Escape in an open list closes only the list.
  await combobox('Country').fill('ind');
  await expect(form.getByRole('option', { name: /India/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(combobox('Country')).toHaveAttribute('aria-expanded', 'false');
  await expect(closeConfirmation).toHaveCount(0);
  // A console error fails the test when the browser gets to handle Escape itself.
  await page.evaluate(() =>
    document.addEventListener('cancel', () => console.error('Escape was left to the browser'), true),
  );
  const waysOut = {
    button: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    Escape: () => page.keyboard.press('Escape'),
    async backdrop() {
      // A selection that is dragged out of a field is no press.
      await field('First name').dispatchEvent('pointerdown');
      await dialog.dispatchEvent('click');
      await expect(closeConfirmation).toHaveCount(0);
      await dialog.dispatchEvent('pointerdown');
      await dialog.dispatchEvent('click');
    },
    Back: () => page.evaluate(() => history.back()),
  };
  for (const [name, leave] of Object.entries(waysOut)) {
    await test.step(name, async () => {
      await leave();
      await expect(closeConfirmation.getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await closeConfirmation.getByRole('button', { name: 'Keep editing' }).click();
      await expect(closeConfirmation).toHaveCount(0);
      await expect(field('First name')).toHaveValue('Asha');
      await expect(page).toHaveURL(`/careers/${job.id}/apply`);
    });
  }
  // Repeated Escape keeps the form open.
  await page.keyboard.press('Escape');
  await expect(closeConfirmation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closeConfirmation).toHaveCount(0);
  await page.keyboard.press('Escape');
  await closeConfirmation.getByRole('button', { name: 'Close; your entries stay in this browser' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/careers');
  await apply.click();
  await expect(field('First name')).toHaveValue('Asha');
  await expect(form.getByText('are back in the form')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await closeConfirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await apply.click();
  await expect(field('First name')).toHaveValue('');
});

test('the form works without storage, and says that closing loses the entries', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await openApplicationDialog(page);
  const { closeConfirmation, field, dialog } = applicationForm(page);
  await field('First name').fill('Asha');
  await page.keyboard.press('Escape');
  await expect(closeConfirmation).toContainText('This browser does not keep what you typed');
  await expect(closeConfirmation.getByRole('button', { name: /stay in this browser/ })).toHaveCount(0);
  await closeConfirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();

  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  await page.goto('/contact');
  await contactForm(page).field('Name').fill('Asha');
  // Stores what was typed at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(contactForm(page).field('Name')).toHaveValue('Asha');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['confirm', 'beforeunload']);
});

test('a job that has closed still accepts a started application', async ({ page }) => {
  expectError('Failed to load resource');
  await openApplicationDialog(page);
  const { closeConfirmation, field } = applicationForm(page);
  await field('First name').fill('Asha');
  await page.keyboard.press('Escape');
  await closeConfirmation.getByRole('button', { name: /stay in this browser/ }).click();
  const closed = { message: `“${job.title}” is no longer open.`, code: 'job-closed' };
  await page.route(`**/api/jobs/${job.id}`, respondWithError(410, closed));
  await page.getByRole('link', { name: `Apply for ${job.title}` }).click();
  await expect(page.getByText('can still be sent within 24 hours of its closing.')).toBeVisible();
  await expect(field('First name')).toHaveValue('Asha');
});
