import { browserArguments } from '../browser.ts';
import { env } from '../env.ts';
import { sizeRules, violationsOn } from '../fixtures/axe.ts';
import { unreadableOn } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilDrawn } from '../fixtures/usable.ts';
import { screens } from '../screens/routes.ts';

/** Text of twice the size, as people set it in their browser (WCAG 1.4.4): 32 px instead of 16. */
test.use({
  launchOptions: {
    executablePath: env.chromium,
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

const paths = Object.values(screens);
const parts = 3;

for (let part = 0; part < parts; part += 1) {
  test(`text of twice the size, part ${part + 1} of ${parts} of the route table`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of paths.filter((_, index) => index % parts === part)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const found = await violationsOn(page, sizeRules);
      // A wide window, and a phone.
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await untilDrawn(page);
        found.push(...(await unreadableOn(page)));
      }
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
