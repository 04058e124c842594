import { writeFile } from 'node:fs/promises';
import { env } from '../env.ts';
import { applyWithResume, createApplicationValues } from '../fixtures/application-api.ts';
import {
  applicationForm,
  chooseOption,
  createApplicant,
  fillForm,
  job,
  openApplicationDialog,
  openApplicationPage,
  passCaptcha,
  resume,
  verifyEmail,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { holdRequests } from '../fixtures/network.ts';
import { waitForEmail } from '../fixtures/outbox.ts';
import { expectApplicationStored } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => setClientAddress(page));

test('an applicant applies in the dialog over the list and gets a reference number', {
  tag: '@phone-only',
}, async ({ page }) => {
  const applicant = createApplicant();
  await openApplicationDialog(page);
  const { dialog, field, captcha, submit, confirmation, form } = applicationForm(page);
  await fillForm(page, applicant);
  await expect(form.getByText('₹10,00,000 a year')).toBeVisible();
  await expect(form.getByText('Still missing: the code from your email and the human check.')).toBeVisible();
  await expect(submit).toBeDisabled();

  await verifyEmail(page, applicant);
  await expect(field('Email')).not.toBeEditable();
  await expect(form.getByText('Verified', { exact: true })).toBeVisible();
  await expect(submit).toBeDisabled();

  const release = await holdRequests(page, '**/api/captcha/challenge');
  await captcha.check();
  await expect(form.getByText('Verifying…')).toBeVisible();
  await release();
  await expect(captcha).toBeDisabled();
  await expect(submit).toBeEnabled();
  await expect(form.getByText('All fields are complete.')).toBeVisible();

  await submit.click();
  await expect(confirmation).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Application submitted successfully!',
  );
  const reference = await confirmation.getByText(/^RA-[0-9A-Z]{8}$/).innerText();
  await expect(confirmation).toContainText(applicant.Email);
  expect(await page.evaluate((id) => localStorage.getItem(`application.1.${id}`), job.id)).toBeNull();
  const mail = await waitForEmail(applicant.Email, /We have your application/);
  expect(mail.text).toContain(reference);
  await expectApplicationStored(applicant.Email, reference, resume);
});

test('an applicant changes the email, and is asked before a second application', async ({ page }) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const applicant = createApplicant();
  const first = createApplicationValues(applicant.Email);
  expect((await applyWithResume(first, new File([new Uint8Array(resume.buffer)], resume.name))).ok).toBe(
    true,
  );
  const { form, field, file, submit, confirmation } = applicationForm(page);
  await openApplicationPage(page);
  await fillForm(page, applicant);
  await verifyEmail(page, applicant);
  // A verified address can be changed, and has to be verified again.
  await expect(field('Email')).toBeFocused();
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(field('Email')).toHaveValue(applicant.Email);
  await verifyEmail(page, applicant);
  await expect(form.getByText(/You applied for this role on .+, with the reference RA-/)).toBeVisible();
  await passCaptcha(page);
  await submit.click();
  const question = page.getByRole('alertdialog', { name: 'Send a second application?' });
  await question.getByRole('button', { name: 'Do not send' }).click();
  await expect(question).toBeHidden();
  await expect(confirmation).toBeHidden();

  // A file that was saved again after it was chosen cannot be sent.
  const path = test.info().outputPath(resume.name);
  await writeFile(path, resume.buffer);
  await file.setInputFiles(path);
  await writeFile(path, Buffer.concat([resume.buffer, Buffer.from('\n% saved again')]));
  await submit.click();
  await question.getByRole('button', { name: 'Send a second application' }).click();
  await expect(file).toHaveAccessibleDescription(/has changed since you chose it/);
  await file.setInputFiles(path);
  await submit.click();
  await question.getByRole('button', { name: 'Send a second application' }).click();
  await expect(confirmation).toBeFocused();
});

test('fields show errors once they were edited, and the error summary links to each missing field', async ({
  page,
}) => {
  await openApplicationDialog(page);
  const { form, field, errorSummary, combobox, captcha } = applicationForm(page);
  await field('First name').focus();
  await field('Last name').focus();
  await expect(form.getByText('This field is required.')).toHaveCount(0);
  await field('Last name').fill('@Patel');
  await expect(field('Last name')).not.toHaveAttribute('aria-invalid');
  await field('Phone number').focus();
  await expect(field('Last name')).toHaveAccessibleDescription(/as it is spoken/);
  await field('Last name').fill('Patel');
  await expect(field('Last name')).not.toHaveAttribute('aria-invalid');
  await field('Last name').fill('');

  await field('First name').fill('Asha');
  await field('Email').fill('asha@example.com');
  await field('Email').press('Enter');
  await expect(errorSummary).toBeFocused();
  await expect(errorSummary).toContainText('Please fill all required fields & complete verification.');
  await expect(errorSummary.getByRole('listitem')).toHaveCount(15);
  await expect(errorSummary.getByRole('link', { name: /^First name/ })).toHaveCount(0);
  await errorSummary.getByRole('link', { name: 'Country: This field is required.' }).click();
  await expect(combobox('Country')).toBeFocused();
  await errorSummary.getByRole('link', { name: 'Email: Please verify your email with OTP.' }).click();
  await expect(field('Email')).toBeFocused();
  await errorSummary.getByRole('link', { name: "Human check: Please confirm you're not a robot." }).click();
  await expect(captcha).toBeFocused();
});

test('boxes filled by the browser count, another country empties the state, and an early city is kept', async ({
  page,
}) => {
  await openApplicationPage(page);
  const { form, combobox, field, submit, errorSummary } = applicationForm(page);
  // A browser fills in the address at once, and a password manager the name without an event.
  await form.evaluate((element) => {
    const filled = { firstName: 'Asha', country: 'India', state: 'Gujarat', city: 'Ahmedabad' };
    for (const [name, value] of Object.entries(filled)) {
      const box = element.querySelector(`input[name="${name}"]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
      if (name !== 'firstName') box?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(combobox('City')).toHaveValue('Ahmedabad');
  await submit.press('Enter');
  await expect(errorSummary).toBeFocused();
  await expect(errorSummary.getByRole('link', { name: /^(First name|Country|State|City):/ })).toHaveCount(0);
  await expect(field('First name')).toHaveValue('Asha');
  await expect(combobox('State')).toHaveValue('Gujarat');
  await expect(combobox('City')).toHaveValue('Ahmedabad');

  await chooseOption(page, combobox('Country'), 'Germany', 'Germany');
  await expect(combobox('State')).toHaveValue('');
  // The list of cities does not come in time.
  const release = await holdRequests(page, '**/api/places/**/cities');
  await chooseOption(page, combobox('State'), 'bav', 'Bavaria');
  await combobox('City').fill('Neustadt am Fluss');
  await combobox('City').press('Tab');
  await release();
  await expect(combobox('City')).toHaveValue('Neustadt am Fluss');
});

test('a résumé of a wrong type is rejected at once; one is attached by dropping it, and removed', async ({
  page,
}) => {
  await openApplicationPage(page);
  const { form, file } = applicationForm(page);
  await file.setInputFiles({ ...resume, name: 'CV.png', mimeType: 'image/png' });
  await expect(file).toHaveAccessibleDescription(/Please choose a PDF, DOC, DOCX or TXT file\./);

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Asha Patel'], 'CV.txt'));
    return transfer;
  });
  // A drop elsewhere does not leave the page.
  const misses = await page.evaluate((dataTransfer) => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return !document.querySelector('h1')?.dispatchEvent(drop);
  }, dropped);
  expect(misses).toBe(true);
  await file.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(file).not.toHaveAttribute('aria-invalid');
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('CV.txt');
  await form.getByRole('button', { name: 'Remove CV.txt' }).click();
  await expect(file).toBeFocused();
  await expect(file).toHaveValue('');
});
