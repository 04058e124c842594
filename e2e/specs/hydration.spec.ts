import { createMessage, expectFormValues, fillForm } from '../fixtures/contact-form.ts';
import { holdRequests } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

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

test('scripts are preloaded at a low priority, after what the first paint shows', async ({ page }) => {
  const requests: (string | undefined)[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('.js')) requests.push(request.initialPriority);
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(new Set(requests)).toEqual(new Set(['Low']));
});
