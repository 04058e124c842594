import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';

const listScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

test('a static section is not hydrated, and its links navigate on the client', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/connection-*.js');
  await page.goto('/services');
  const card = page.locator('#all a').first();
  const isHydrated = await card.evaluate((link) =>
    Object.keys(link).some((key) => key.startsWith('__react')),
  );
  expect(isHydrated).toBe(false);
  expect((await listScripts(page)).filter((path) => path.includes('/static-'))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const title = await card.innerText();
  await card.click();
  await expect(page).toHaveURL(/\/services\/.+/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article').first()).not.toContainText('Loading...');
  await page.goBack();
  await expect(card).toHaveText(title);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  release();
});

test('an image of a static section that fails is replaced', async ({ page }) => {
  await page.route('**/api/media/**', (route) => route.fulfill({ status: 200, body: 'no image' }));
  await page.goto('/services');
  const image = page.locator('#all img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', '/picture-fallback.svg');
});

test('a click before hydration is replayed after it', async ({ page }) => {
  const press = await holdRequests(page, '**/*.js');
  const arrival = page.goto('/terms-of-service');
  await page.getByRole('button', { name: 'Services menu', expanded: false }).click();
  press();
  await arrival;
  await expect(page.getByRole('button', { name: 'Services menu', expanded: true })).toBeVisible();
});
