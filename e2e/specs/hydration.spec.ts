import { createMessage, expectFormValues, fillForm } from '../fixtures/contact-form.ts';
import { holdRequests } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('an image that failed before hydration is replaced', async ({ page }) => {
  await page.route('**/api/media/**', (route) => route.fulfill({ status: 200, body: 'no image' }));
  await page.goto('/services');
  const image = page.locator('#all img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', '/picture-fallback.svg');
});

test('what was typed before hydration stays, although an extension has changed the form', async ({
  page,
}) => {
  expectError('Minified React error #418');
  const release = await holdRequests(page, '**/*.js');
  const loading = page.goto('/contact');
  const message = createMessage();
  await fillForm(page, message);
  await page.locator('form .field-control').evaluateAll((boxes) => {
    for (const box of boxes) box.insertAdjacentHTML('afterend', '<i></i>');
  });
  await release();
  await loading;
  await expectFormValues(page, message);
});
