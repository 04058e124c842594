import { contactForm } from '../fixtures/contact-form.ts';
import { holdRequests, respondWithError } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('a country is found by its native name, and Escape and an unknown text keep the choice', async ({
  page,
}) => {
  await page.goto('/contact');
  const { field, country, send } = contactForm(page);
  const { keyboard } = page;
  const options = page.getByRole('option');
  await field('Name').click();
  await country.click();
  await expect(page.getByText(/\d+ more: keep typing to find them\./)).toBeVisible();
  await expect(send).toBeHidden();

  await country.fill('deutsch');
  await expect(options).toHaveCount(1);
  await expect(options).toHaveText('GermanyDeutschland');
  await options.click();
  await expect(country).toHaveValue('Germany');
  await expect(send).toBeVisible();

  // Escape keeps the choice, and unknown text is discarded.
  await keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(country).toHaveValue('Germany');
  await country.fill('Atlantis');
  await expect(page.getByText('No match. Please check the spelling.')).toBeVisible();
  await field('Name').click();
  await expect(country).toHaveValue('Germany');
  await country.fill('ind');
  await country.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(country).toHaveValue('ind');
});

test('a country that was typed before its list or its script has loaded is found', async ({ page }) => {
  const { field, country } = contactForm(page);
  const releaseScript = await holdRequests(page, '**/assets/combobox-field-*.js');
  await page.goto('/contact');
  await field('Name').click();
  // A plain text field until its script has loaded.
  const plain = page.getByLabel('Country').first();
  await plain.click();
  await plain.pressSequentially('india');
  await releaseScript();
  await expect(page.getByRole('option', { name: /^India/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('India');
  const release = await holdRequests(page, '**/api/places/countries');
  await page.goto('/contact');
  await field('Name').click();
  await country.fill('india');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('india');
  await release();
  await expect(country).toHaveValue('India');
});

test('the country can be typed when its list fails to load', async ({ page }) => {
  expectError('503');
  await page.route('**/api/places/countries', respondWithError(503, { message: 'down' }));
  await page.goto('/contact');
  const { field, country } = contactForm(page);
  await field('Name').click();
  await country.click();
  await expect(country).toHaveAccessibleDescription(/The list could not be loaded/);
  await country.fill('India');
  await field('Name').click();
  await expect(country).toHaveValue('India');
});
