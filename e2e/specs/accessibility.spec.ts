import { expectAccessibleInAllModes } from '../fixtures/accessibility.ts';
import { expect, expectError, test } from '../fixtures/test.ts';
import { layouts } from '../screens/routes.ts';

/** Each layout in every mode; `screens.spec.ts` checks the other screens in one. */
for (const path of layouts) {
  test(`${path} meets WCAG 2.2 AA in every width, colour scheme and motion setting`, async ({ page }) => {
    test.setTimeout(60_000);
    // Narrow first: a page lazy-loads parts that only a wide viewport shows.
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInAllModes(page);
  });
}

for (const [path, status] of [
  ['/services/no-such-service', '404'],
  ['/careers/sap-support-analyst-night-rota-ahmedabad', '410'],
] as const) {
  test(`${path} answers ${status} and meets WCAG 2.2 AA in every width, colour scheme and motion setting`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    expectError(status);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInAllModes(page);
  });
}
