import { expectAccessibleInAllModes } from '../fixtures/accessibility.ts';
import { expect, expectError, test } from '../fixtures/test.ts';
import { layouts } from '../screens/routes.ts';

/** Each layout, and the two pages of an error status, in every mode; `screens.spec.ts` checks the others in one. */
const pages = [...layouts, '/services/no-such-service', '/careers/sap-support-analyst-night-rota-ahmedabad'];
const runs = 5;
test.describe.configure({ mode: 'parallel' });

for (let run = 0; run < runs; run += 1)
  test(`every layout meets WCAG 2.2 AA in every width, text size, colour scheme and motion setting, part ${run + 1} of ${runs}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    expectError('404');
    expectError('410');
    for (const path of pages.filter((_, index) => index % runs === run))
      await test.step(path, async () => {
        // Narrow first: a page lazy-loads parts that only a wide viewport shows.
        await page.setViewportSize({ width: 320, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleInAllModes(page, { largeText: true });
      });
  });
