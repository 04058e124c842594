import { browserArguments } from '../browser.ts';
import { env } from '../env.ts';
import { waitForNextFrame } from '../fixtures/accessibility.ts';
import { findViolations, sizeRules } from '../fixtures/axe.ts';
import { findLayoutFaults } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';
import { layouts } from '../screens/routes.ts';

/** The default font size of the browser is doubled to 32 px (WCAG 1.4.4). */
test.use({
  launchOptions: {
    executablePath: env.chromium,
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

for (const part of [0, 1])
  test(`every layout fits text of twice the size, part ${part + 1} of 2`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of layouts.filter((_, index) => index % 2 === part)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const found = await findViolations(page, sizeRules);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await waitForNextFrame(page);
        found.push(...(await findLayoutFaults(page)));
      }
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
