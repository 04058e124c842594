import type { Page } from '@playwright/test';
import {
  applicationForm,
  createApplicant,
  fillForm,
  openApplicationDialog,
  openApplicationPage,
  passCaptcha,
  verifyEmail,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { expect, test } from '../fixtures/test.ts';

/** Deletes APIs that Safari 16.4, a three-year-old Chromium, or plain HTTP on a local network lack. */
function deleteNewerApis(): void {
  const missing: [object | undefined, string[]][] = [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Crypto.prototype, ['randomUUID', 'subtle']],
    [Navigator.prototype, ['clipboard', 'locks', 'serviceWorker', 'storage', 'connection']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Document.prototype, ['startViewTransition']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Array, ['fromAsync']],
    [
      globalThis,
      ['requestIdleCallback', 'cancelIdleCallback', 'caches', 'cookieStore', 'scheduler', 'Iterator'],
    ],
  ];
  for (const [owner, names] of missing)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(deleteNewerApis);
  await setClientAddress(page);
});

test('an application is submitted', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await deleteCryptoInWorkers(page);
  const applicant = createApplicant();
  await openApplicationDialog(page);
  expect(
    await page.evaluate(() => ['canParse' in URL, 'any' in AbortSignal, 'randomUUID' in crypto]),
  ).toEqual([false, false, false]);
  await fillForm(page, applicant);
  await verifyEmail(page, applicant);
  await passCaptcha(page);
  const { submit, confirmation } = applicationForm(page);
  const sent = page.waitForRequest('**/api/jobs/*/apply');
  await submit.click();
  expect((await sent).postData() ?? '').toMatch(
    /name="submissionKey"\s+[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\s/,
  );
  await expect(confirmation).toBeFocused();
  await confirmation.getByRole('button', { name: 'Copy number' }).click();
  await expect(confirmation.getByText('Number copied')).toBeVisible();
});

test('a request for a code times out, and can be repeated', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await openApplicationPage(page);
  const { field, sendCode } = applicationForm(page);
  await field('Email').fill(createApplicant().Email);
  await page.route('**/api/send-otp', () => {}, { times: 1 });
  const requested = page.waitForRequest('**/api/send-otp');
  await sendCode.click();
  await requested;
  await page.clock.runFor(31_000);
  await expect(field('Email')).toHaveAccessibleDescription(/Error sending OTP\. Try again\./);
  await sendCode.click();
  await expect(applicationForm(page).form.getByText('OTP sent to your email!')).toBeVisible();
});

/** Deletes Web Crypto in workers, which init scripts do not reach. */
async function deleteCryptoInWorkers(page: Page): Promise<void> {
  await page.route('**/solver.worker-*.js', async (route) => {
    const response = await route.fetch();
    const body = `delete Crypto.prototype.subtle;${await response.text()}`;
    await route.fulfill({ response, body });
  });
}
