import { contactForm, fillForm } from '../fixtures/contact-form.ts';
import { holdRequests, respondWithError } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('a country is found in a list that fits the screen, by native and English name, and by keys', async ({
  page,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    requests += Number(request.url().endsWith('/api/places/countries'));
  });
  await page.goto('/contact');
  const { alert, field, country, send } = contactForm(page);
  const { keyboard } = page;
  const options = page.getByRole('option');
  await field('Name').click();
  await expect(country).toBeVisible();
  // The list is loaded when the field is first used.
  expect(requests).toBe(0);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await country.click();
    await expect(options.first()).toBeVisible();
    const { y = -1, height = 0 } = (await page.getByRole('listbox').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    expect(height).toBeLessThanOrEqual(300);
    expect(height).toBeGreaterThanOrEqual(100);
    // A trial: nothing covers the option.
    await options.first().click({ trial: true });
    await keyboard.press('Escape');
    await expect(options).toHaveCount(0);
  }
  await country.click();
  await expect(page.getByText(/\d+ more: keep typing to find them\./)).toBeVisible();
  await expect(send).toBeHidden();

  await country.fill('deutsch');
  await expect(options).toHaveCount(1);
  await expect(options).toHaveText('GermanyDeutschland');
  await options.click();
  await expect(country).toHaveValue('Germany');
  await expect(send).toBeVisible();
  expect(requests).toBe(1);

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
  await country.fill('');
  await field('Name').click();
  await expect(country).toHaveValue('');
  await country.fill('Narnia');
  await field('Name').click();
  await expect(country).toHaveValue('Narnia');
  await expect(page.getByText('“Narnia” is not in the list.')).toBeVisible();
  await fillForm(page);
  await send.click();
  await expect(alert).toContainText('Country: “Narnia” is not in the list.');
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
  for (const key of ['Enter', 'Tab']) {
    const release = await holdRequests(page, '**/api/places/countries');
    await page.goto('/contact');
    await field('Name').click();
    await country.click();
    await expect(country).toHaveAttribute('aria-expanded', 'true');
    await country.fill('india');
    await page.keyboard.press(key);
    await expect(country).toHaveValue('india');
    await release();
    await expect(country).toHaveValue('India');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/api/places/countries');
  }
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
