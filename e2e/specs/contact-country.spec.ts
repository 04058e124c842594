import { contactForm } from '../fixtures/contact-form.ts';
import { holdRequests, respondWithError } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('the countries are loaded when the field is first used, with native and English names', async ({
  page,
  expectAccessible,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    requests += Number(request.url().endsWith('/api/places/countries'));
  });
  await page.goto('/contact');
  const { field, country, send } = contactForm(page);
  await field('Name').click();
  await expect(country).toBeVisible();
  expect(requests).toBe(0);
  await country.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText(/\d+ more: keep typing to find them\./)).toBeVisible();
  await expect(send).toBeHidden();
  await country.pressSequentially('deutsch');
  const option = page.getByRole('option');
  await expect(option).toHaveCount(1);
  await expect(option).toHaveText('GermanyDeutschland');
  await expectAccessible(page);
  await option.click();
  await expect(country).toHaveValue('Germany');
  await expect(send).toBeVisible();
  expect(requests).toBe(1);
});

test('Page Down and Page Up move by five', async ({ page }) => {
  await page.goto('/contact');
  const { field, country } = contactForm(page);
  await field('Name').click();
  await country.click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const { keyboard } = page;
  const expectMarked = async (index: number) =>
    expect(country).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(index).getAttribute('id')) ?? '',
    );
  await keyboard.press('ArrowDown');
  await expectMarked(0);
  await keyboard.press('PageDown');
  await expectMarked(5);
  await keyboard.press('PageDown');
  await expectMarked(10);
  await keyboard.press('PageUp');
  await expectMarked(5);
  await keyboard.press('Home');
  await keyboard.press('PageUp');
  await expectMarked(0);
});

test('the list is fully visible and at most 300 px high', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  const { field, country } = contactForm(page);
  await field('Name').click();
  await country.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const list = await page.getByRole('listbox').boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(list?.y).toBeGreaterThanOrEqual(0);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(list?.height).toBeLessThanOrEqual(300);
  expect(list?.height).toBeGreaterThanOrEqual(100);
  const covered = await page
    .getByRole('option')
    .first()
    .evaluate((option) => {
      const { left, top, width, height: tall } = option.getBoundingClientRect();
      return !option.contains(document.elementFromPoint(left + width / 2, top + tall / 2));
    });
  expect(covered).toBe(false);
});

test('Escape closes the list and keeps the choice, and unknown text is discarded', async ({ page }) => {
  await page.goto('/contact');
  const { field, country, send } = contactForm(page);
  await field('Name').click();
  await country.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await country.pressSequentially('india');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('India');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(country).toHaveValue('India');
  await country.fill('Atlantis');
  await expect(page.getByText('No match. Please check the spelling.')).toBeVisible();
  await field('Name').click();
  await expect(country).toHaveValue('India');
  await country.fill('');
  await field('Name').click();
  await expect(country).toHaveValue('');
  await expect(send).toBeVisible();
});

for (const [what, address] of [
  ['list', '**/api/places/countries'],
  ['script', '**/assets/combobox-field-*.js'],
] as const) {
  test(`a country that was typed before the ${what} has loaded is found`, async ({ page }) => {
    const release = await holdRequests(page, address);
    await page.goto('/contact');
    const { field, country } = contactForm(page);
    await field('Name').click();
    // A plain text field until its script has loaded.
    const plain = page.getByLabel('Country').first();
    await plain.click();
    await plain.pressSequentially('india');
    release();
    await expect(page.getByRole('option', { name: /^India/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('India');
  });
}

for (const key of ['Enter', 'Tab']) {
  test(`a country typed and left with ${key} is chosen when the list has loaded`, async ({ page }) => {
    const release = await holdRequests(page, '**/api/places/countries');
    await page.goto('/contact');
    const { field, country } = contactForm(page);
    await field('Name').click();
    await country.click();
    await expect(country).toHaveAttribute('aria-expanded', 'true');
    await country.fill('india');
    await page.keyboard.press(key);
    await expect(country).toHaveValue('india');
    release();
    await expect(country).toHaveValue('India');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
  });
}

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
