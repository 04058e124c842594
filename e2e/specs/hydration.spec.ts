import { createMessage, expectFormValues, fillForm } from '../fixtures/contact-form.ts';
import { holdRequests } from '../fixtures/network.ts';
import { expectError, test } from '../fixtures/test.ts';

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
