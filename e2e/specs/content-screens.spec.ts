import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page with an empty hero list keeps its loading text, without an error', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.route('**/api/page-content/**', (route) =>
    route.fulfill({
      json: { success: true, home: [], intro: { tag: '', title: '', text: '', linkLabel: '' }, sections: [] },
    }),
  );
  await navigateOnClient(page, '/consulting');
  await expect(page.getByText('Loading....', { exact: true })).toBeVisible();
});

test('modernization has five cards, and a card is a link only with a target', async ({ page }) => {
  await page.goto('/modernization');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  // A card shows at most six lines of text.
  await page.goto('/success');
  const modules = page.getByRole('region', { name: 'Eight modules' });
  await expect(modules.getByRole('link')).toHaveCount(1);
  await expect(modules.getByRole('article').first().locator('p')).toHaveCSS('-webkit-line-clamp', '6');
});
