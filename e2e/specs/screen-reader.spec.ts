import { applicationForm, openApplicationDialog } from '../fixtures/application-form.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * What a screen reader says, word for word and in order: roles, names and states as they stand in the
 * accessibility tree. The transcripts in `e2e/transcripts` were read as one would hear them; after a wanted
 * change they are written anew by `playwright test screen-reader --update-snapshots`, and read again.
 */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the home page matches its transcript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

test('the list of open roles matches its transcript', async ({ page }) => {
  await page.goto('/careers?department=Data+and+AI');
  await expect(openRoles(page).region.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'open-roles.aria.yml' });
});

test('the application form matches its transcripts, empty and with errors', async ({ page }) => {
  await openApplicationDialog(page);
  const { dialog, field, combobox, errorSummary } = applicationForm(page);
  await expect(combobox('Country')).toBeEnabled();
  await expect(dialog).toMatchAriaSnapshot({ name: 'application-opened.aria.yml' });
  await field('First name').press('Enter');
  await expect(errorSummary).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot({ name: 'application-refused.aria.yml' });
});
