import type { Route } from '@playwright/test';
import { job } from '../fixtures/application-form.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { respondWithError, respondWithPortal } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

/** `packages/contract/src/client.test.ts` tests which responses are rejected; these tests show what visitors see. */
const withoutData = (route: Route) => route.fulfill({ json: { success: true } });
const responses = [respondWithError(503, { message: 'down' }), respondWithPortal, withoutData];

/** Texts that screens show while their content is missing (specification, sections 2, 4 and 8). */
const screens: [path: string, text: string][] = [
  ['/', 'Loading...'],
  ['/consulting', 'Loading....'],
  [`/careers/${job.id}`, 'No data found.'],
  ['/terms-of-service', 'No Terms and Conditions available.'],
  ['/sap-btp', 'Loading...'],
  ['/search?q=sap', 'Search cannot be reached at the moment. We keep trying.'],
];

const crash = 'Unexpected Application Error!';

test('a screen of each kind shows its loading text until the server responds as expected', async ({
  page,
}) => {
  expectError('503');
  expectError('Error fetching');
  await page.clock.install();
  await page.goto('/loading');
  const main = page.getByRole('main');
  // Until React has hydrated the document, its address must stay the one that the server rendered.
  await waitForHydration(page.locator('footer a').first());
  let respond: ((route: Route) => unknown) | undefined;
  await page.route('**/api/**', (route) =>
    respond && route.request().resourceType() === 'fetch' ? respond(route) : route.fallback(),
  );
  for (const [index, [path, text]] of screens.entries())
    await test.step(path, async () => {
      respond = responses[index % 3];
      const waiting = main.getByText(text, { exact: true });
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await expect(waiting).toBeVisible();
      await expect(page.getByText(crash)).toHaveCount(0);
      respond = undefined;
      // Retried after 1, 2, 4 … seconds (exponential back-off).
      await page.clock.fastForward(10_000);
      await expect(waiting).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    });
});
