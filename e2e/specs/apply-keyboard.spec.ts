import { applicationForm, createApplicant, job, resume } from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { waitForOneTimeCode } from '../fixtures/outbox.ts';
import { expectApplicationStored } from '../fixtures/stored.ts';
import { tabTo } from '../fixtures/tab-to.ts';
import { expect, test } from '../fixtures/test.ts';

test('an application is submitted by keyboard alone, in the order of the screen', async ({ page }) => {
  await setClientAddress(page);
  // Registered first: Playwright intercepts file choosers only while there is a listener.
  page.on('filechooser', (chooser) => chooser.setFiles(resume));
  const applicant = createApplicant();
  await page.goto('/careers');
  await page.getByRole('link', { name: `Apply for ${job.title}` }).focus();
  await page.keyboard.press('Enter');
  const { dialog, form, field, combobox, code, sendCode, verify } = applicationForm(page);
  const { file, captcha, submit, confirmation } = applicationForm(page);
  await expect(field('First name')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await tabTo(page, field('First name'));
  await page.keyboard.type(applicant['First name']);
  await tabTo(page, field('Last name'));
  await page.keyboard.type(applicant['Last name']);
  await tabTo(page, field('Email'));
  await page.keyboard.type(applicant.Email);
  await tabTo(page, sendCode);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.insertText(await waitForOneTimeCode(applicant.Email));
  await tabTo(page, verify);
  await page.keyboard.press('Enter');
  await expect(field('Email')).toBeFocused();
  await expect(form.getByText('Email verified successfully!')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Change email' })).toBeFocused();

  await tabTo(page, field('Phone number'));
  await page.keyboard.type(applicant['Phone number']);
  await tabTo(page, form.getByRole('radio', { name: 'Male', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Female' })).toBeChecked();
  for (const [name, typed, chosen] of [
    ['Country', 'india', 'India'],
    ['State', 'gujarat', 'Gujarat'],
    ['City', 'ahmedabad', 'Ahmedabad'],
  ] as const) {
    await expect(combobox(name)).toBeEnabled();
    await tabTo(page, combobox(name));
    await page.keyboard.type(typed);
    await expect(form.getByRole('option', { name: chosen }).first()).toBeVisible();
    if (name === 'City') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(combobox(name)).toHaveValue(chosen);
  }
  await tabTo(page, field('Current location'));
  await page.keyboard.type(applicant['Current location']);
  await tabTo(page, form.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('Space');
  for (const name of [
    'Total experience',
    'Relevant experience',
    'Current salary',
    'Expected salary',
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(applicant[name]);
  }
  await tabTo(page, file);
  await page.keyboard.press('Enter');
  const remove = form.getByRole('button', { name: `Remove ${resume.name}` });
  await expect(remove).toBeVisible();
  await tabTo(page, remove);
  await tabTo(page, captcha, 4);
  await page.keyboard.press('Space');
  await expect(captcha).toBeDisabled();
  await expect(captcha).toBeFocused();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(confirmation).toBeFocused();
  const reference = await confirmation.getByText(/^RA-[0-9A-Z]{8}$/).innerText();
  await expectApplicationStored(applicant.Email, reference, resume);
});
