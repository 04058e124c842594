import { expect, expectError, test } from '../fixtures/test.ts';
import { expectUsable } from '../fixtures/usable.ts';
import { screens } from '../screens/routes.ts';

/** Every screen of the route table; that each loads without an error in the browser is said by `quietConsole`. */
for (const path of Object.values(screens)) {
  test(`${path}: nothing in anybody’s way, however they look at it`, async ({ page }) => {
    test.setTimeout(60_000);
    // Narrow first: what a page loads for a wide window it loads later.
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUsable(page);
  });
}

for (const [path, status] of [
  ['/services/no-such-service', '404'],
  ['/careers/sap-support-analyst-night-rota-ahmedabad', '410'],
] as const) {
  test(`${path} answers ${status}: nothing in anybody’s way`, async ({ page }) => {
    test.setTimeout(60_000);
    expectError(status);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUsable(page);
  });
}
