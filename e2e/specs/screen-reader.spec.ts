import { applicationForm, openApplicationDialog } from '../fixtures/application-form.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Compares the accessibility tree with the transcripts in `e2e/transcripts`: roles, names and states in the order
 * in which a screen reader announces them. After an intended change, update them by
 * `playwright test screen-reader --update-snapshots` and read them aloud.
 */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the home page and the list of open roles match their transcripts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });

  await page.goto('/careers?department=Data+and+AI');
  await expect(openRoles(page).region.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'open-roles.aria.yml' });
});

test('the application form matches its transcripts, empty and with errors', async ({ page }) => {
  await openApplicationDialog(page);
  const { dialog, field, combobox, errorSummary } = applicationForm(page);
  await field('First name').focus();
  await expect(combobox('Country')).toBeEnabled();
  await expect(dialog).toMatchAriaSnapshot({ name: 'application-opened.aria.yml' });
  await field('First name').press('Enter');
  await expect(errorSummary).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot({ name: 'application-errors.aria.yml' });
});
