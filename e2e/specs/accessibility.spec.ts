import { expect, test } from '../fixtures/test.ts';

const pages = [
  '/',
  '/services',
  '/solution',
  '/about',
  '/careers',
  '/map',
  '/insights',
  '/cloud-solutions',
  '/consulting',
  '/modernization',
  '/industries',
  '/contact',
  '/rise-private-cloud',
  '/sap-s4',
  '/sap-btp',
  '/detail-5',
  '/success',
  '/digital-transformation',
  '/transforming-chemical-industry',
  '/privacy-policy',
  '/terms-of-service',
  '/search?q=sap',
  '/loading',
  '/loadingg',
  '/services/odoo-erp',
  '/solutions/retail-demand-planning',
  '/blogs/clean-core-in-practice',
];

for (const path of pages) {
  // One visit, turned and resized as people do: loading each page once per width took four times as long.
  test(`${path}: no violation at any width or in dark colours, nothing cut off`, async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overflow).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
    await test.step('dark colours', async () => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectAccessible(page);
    });
  });
}
