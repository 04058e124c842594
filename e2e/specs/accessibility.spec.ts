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
  '/loading',
  '/loadingg',
  '/services/odoo-erp',
  '/solutions/retail-demand-planning',
  '/blogs/clean-core-in-practice',
];

for (const path of pages) {
  for (const width of [320, 768, 1440]) {
    test(`${path} at ${width} px: no violation, nothing cut off`, async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      test.skip(isMobile, 'sets its own widths');
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }

  test(`${path} in dark colours: no violation`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
