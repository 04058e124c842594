import type { Page } from '@playwright/test';
import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { respondWithPortal } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const waiting = 'Waiting for the connection. The page opens once it is back.';

test('a link whose script fails to load waits for the connection and then opens its page', async ({
  page,
}) => {
  expectError('Failed to load resource');
  let isCut = true;
  await page.route(/\/assets\/(services|solutions)-[\w-]+\.js$/, (route) =>
    isCut ? route.abort('internetdisconnected') : route.fallback(),
  );
  await openAndWaitForPrefetch(page);
  await navigateOnClient(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await clickLink(page, '/solution');
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
  await clickLink(page, '/services');
  await expect(page).toHaveURL('/about');
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(waiting)).toHaveCount(0);
});

test('a link waits while a captive portal answers in place of a script', async ({ page }) => {
  let isPortal = true;
  await page.route(/\/assets\/services-[\w-]+\.js$/, (route) =>
    isPortal ? respondWithPortal(route) : route.fallback(),
  );
  await openAndWaitForPrefetch(page);
  await clickLink(page, '/services');
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
  isPortal = false;
  await expect(page).toHaveURL('/services', { timeout: 15_000 });
});

test('prefetched pages open offline and load their content when the connection is back', async ({
  page,
  context,
}) => {
  expectError('Failed to load resource');
  expectError('Error fetching');
  await page.goto('/terms-of-service');
  await page.waitForFunction(() => {
    const { module = '', imports = [] } = window.__reactRouterManifest?.routes['routes/services'] ?? {};
    return [module, ...imports].every(
      (script) => performance.getEntriesByName(new URL(script, location.href).href).length > 0,
    );
  });
  await context.setOffline(true);
  await clickLink(page, '/services');
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
});

test('a dialog that was requested offline opens when the connection is back', async ({ page, context }) => {
  // Requests that were pending when the connection was lost.
  expectError('ERR_INTERNET_DISCONNECTED');
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await footer.getByRole('button', { name: 'Privacy Policy' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
  }
}

/** Dispatches a click on a link, which the menu may hide at this viewport. */
async function clickLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click', { button: 0 });
}

/** Opens a page and waits for the first prefetched script: links handle a lost connection from then on. */
async function openAndWaitForPrefetch(page: Page): Promise<void> {
  const prefetch = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && request.url().includes('/assets/'),
  );
  await page.goto('/terms-of-service');
  await prefetch;
}
