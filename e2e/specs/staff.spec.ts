import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { respondWithBadGateway } from '../fixtures/network.ts';
import { waitForEmail } from '../fixtures/outbox.ts';
import { signIn, signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, createStaffApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('a forgotten password is reset through an emailed link, at the second attempt', async ({
  page,
  expectAccessible,
}) => {
  const { email } = await createStaffAccount('editor');
  const next = randomUUID().slice(0, 16);
  // Sessions belong to the configured address alone.
  expectError('requested another host: http://127.0.0.1');
  await page.goto(`${env.cmsUrl.replace('localhost', '127.0.0.1')}/admin/login`);
  await page
    .getByRole('alert')
    .getByRole('link', { name: `${env.cmsUrl}/admin` })
    .click();
  await expect(page).toHaveURL(`${env.cmsUrl}/admin/login`);
  await expect(page.getByText('Nobody can sign in at this address.')).toBeHidden();
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expectAccessible(page);
  await waitForHydration(page.locator('form').first());
  await page.getByLabel('Email').fill(email);
  expectError('502');
  await page.route('**/api/users/forgot-password', respondWithBadGateway, { times: 1 });
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText('The email could not be sent. Please try again in a few minutes.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeVisible();
  const { text } = await waitForEmail(email, /new password/);
  await page.goto(/https?:\S+\/admin\/reset\/\w+/.exec(text)?.[0] ?? '');
  await waitForHydration(page.locator('form').first());
  // Typed slowly: Payload's form applies its rules only a moment after the first character.
  for (const field of ['New Password', 'Confirm Password'])
    await page.getByLabel(field).pressSequentially(next, { delay: 30 });
  await page.getByRole('button', { name: 'Choose your password' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await waitForEmail(email, /password of your staff account .* was changed/);
  await createStaffApi({ email, password: next });
});

test('a colleague changes password and email address in the account', async ({ page }) => {
  const account = await createStaffAccount('recruiter');
  const next = { email: `new.${account.email}`, password: randomUUID() };
  await signInThroughApi(page, account);
  await page.goto(`${env.cmsUrl}/admin/account`);
  await waitForHydration(page.locator('form').first());
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New password', { exact: true }).fill(next.password);
  await dialog.getByLabel('New password once more').fill(next.password);
  await dialog.getByLabel('Your current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The password is changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Change email address' }).click();
  await dialog.getByLabel('New email address').fill(next.email);
  await dialog.getByLabel('Your current password').fill(next.password);
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(next.email);
  await waitForEmail(account.email, /email address of your staff account .* was changed/);

  await page.context().clearCookies();
  await signIn(page, next);
});
