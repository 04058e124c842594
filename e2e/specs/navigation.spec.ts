import type { Page } from '@playwright/test';
import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const services = [
  ['Cloud Solution', '/cloud-solutions'],
  ['Consulting & Engineering Services', '/consulting'],
  ['Modernization', '/modernization'],
  ['Solutions', '/solution'],
  ['Infra', '/infra'],
] as const;

test.describe('the desktop menu', () => {
  test('has the entries of the specification', async ({ page }) => {
    await page.goto('/services');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const links = [
      ['Home', '/'],
      ['About', '/about'],
      ['Services', '/services'],
      ['Industries', '/industries'],
      ['Insights', '/insights'],
      ['Careers', '/careers'],
      ['Contact Us', '/contact'],
    ] as const;
    for (const [name, href] of links) {
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(nav.getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
      'aria-current',
      /.+/,
    );
    await expect(nav.getByRole('link', { name: 'About', exact: true })).not.toHaveAttribute(
      'aria-current',
      /.+/,
    );
  });

  test('the dropdown opens on hover, stays while hovered, and closes 200 ms after leaving', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const toggle = page.getByRole('button', { name: /Services menu/ });
    const panelLink = page.getByRole('link', { name: 'Modernization' }).first();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .hover();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    for (const [name, href] of services) {
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }),
      ).toHaveAttribute('href', href);
    }
    // From here time stands still unless told to move, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await panelLink.hover();
    await page.clock.runFor(1_000);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(5, 700);
    await page.clock.runFor(150);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(60);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the dropdown works by keyboard and closes on a click outside', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: /Services menu/ });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Cloud Solution' }).first()).toBeFocused();
    await page.mouse.click(5, 700);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the mobile menu', { tag: '@phone-only' }, () => {
  test('covers the page, locks it, and gives it back', async ({ page }) => {
    await page.goto('/services');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    for (let n = 0; n < 20; n += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('has Services first in its submenu and closes on a route change', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
    await expect(dialog.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await dialog.getByRole('button', { name: /Services/ }).click();
    const first = dialog.getByRole('link', { name: 'Services', exact: true });
    await expect(first).toHaveAttribute('href', '/services');
    for (const [name, href] of services) {
      await expect(dialog.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await first.click();
    await expect(page).toHaveURL('/services');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 400));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test('an unknown path is a 302 to the home page, from the server and within the site', async ({
  page,
  request,
}) => {
  for (const path of ['/infra', '/no/such/page', '/wp-admin.php']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/']);
  }
  await page.goto('/services');
  await navigateOnClient(page, '/infra');
  await expect(page).toHaveURL('/');
});

test('every route change begins at the top', async ({ page }) => {
  await page.goto('/services');
  await page
    .getByRole('link', { name: /Odoo ERP/ })
    .last()
    .scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page
    .getByRole('link', { name: /Odoo ERP/ })
    .last()
    .click();
  await expect(page).toHaveURL('/services/odoo-erp');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('back to top: beyond 100 px and until 20 px before the footer', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 90));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 150));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer text has 16 px, and 14 px under 480 px', async ({ page, request }) => {
  const { settings } = await (await request.get('/api/settings/get')).json();
  await page.goto('/services');
  const text = page.getByRole('contentinfo').getByText(settings.legalName).last();
  for (const [width, size] of [
    [1280, '16px'],
    [480, '16px'],
    [479, '14px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(text).toHaveCSS('font-size', size);
  }
});

test('the footer names the company, its office, phones and mail, and opens the privacy policy', async ({
  page,
  request,
}) => {
  const { settings } = await (await request.get('/api/settings/get')).json();
  const { privacy } = await (await request.get('/api/privacy/get/Privacy Policy')).json();
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(settings.legalName);
  await expect(footer).toContainText(settings.headOffice.label);
  for (const phone of settings.phones) await expect(footer.getByRole('link', { name: phone })).toBeVisible();
  await expect(footer.getByRole('link', { name: settings.salesEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.salesEmail}`,
  );
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  await expect(footer.getByRole('link', { name: /Photo sharing/ })).toHaveAttribute('target', '_blank');

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/privacy/get/')) calls.push(request.url());
  });
  await footer.getByRole('button', { name: 'Privacy Policy' }).click();
  const dialog = page.getByRole('dialog');
  const tabs = dialog.getByRole('tab');
  await expect(tabs).toHaveText(privacy.map(({ title }: { title: string }) => title));
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel')).toContainText(privacy[0].title);
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('tabpanel')).toContainText(privacy[1].title);
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(dialog).toBeHidden();
  await footer.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(dialog).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('the cookie notice asks once, and closing it stores nothing', async ({ page, context }) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await notice.getByRole('button', { name: 'Reject' }).click();
  await expect(notice).toBeHidden();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'Privacy', value: 'rejected' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365.1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(notice).toBeHidden();
});

test('the lists of items answer at the first part of their addresses too', async ({ page, request }) => {
  for (const [from, to] of Object.entries({ '/solutions': '/solution', '/blogs': '/insights' })) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
  await page.goto('/services');
  await navigateOnClient(page, '/blogs');
  await expect(page).toHaveURL('/insights');
});

test('the menu bar fits with widened spacing of text (WCAG 1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 800 });
  await page.goto('/');
  // Set by script: the policy of the page forbids added style elements.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('header *')) {
      element.style.letterSpacing = '0.12em';
      element.style.wordSpacing = '0.16em';
    }
  });
  const header = page.getByRole('banner');
  const { height = 0 } = (await header.boundingBox()) ?? {};
  for (const name of ['Home', 'Careers', 'Contact Us']) {
    const box = await header.getByRole('link', { name, exact: true }).boundingBox();
    expect((box?.x ?? 780) + (box?.width ?? 0)).toBeLessThanOrEqual(780);
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});

test.describe('a lost connection', () => {
  const waiting = 'Waiting for the connection. The page opens once it is back.';

  test('a link whose script is not there waits, says so, and goes on', async ({ page }) => {
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

  test("a portal's page in place of a script is waited out too", async ({ page }) => {
    let isForeign = true;
    await page.route(/\/assets\/services-[\w-]+\.js$/, (route) =>
      isForeign ? route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }) : route.fallback(),
    );
    await openAndWaitForPrefetch(page);
    await clickLink(page, '/services');
    await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
    isForeign = false;
    await expect(page).toHaveURL('/services', { timeout: 15_000 });
  });

  test('pages that links lead to open offline, and fill in later', async ({ page, context }) => {
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

  test('a dialog that is opened offline opens when the connection is back', async ({ page, context }) => {
    // What was being fetched at that moment.
    expectError('ERR_INTERNET_DISCONNECTED');
    await page.goto('/services');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await footer.getByRole('button', { name: 'Privacy Policy' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  });
});

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
  }
}

/** Clicks a link as the router sees it, wherever the menu of this screen size keeps it. */
async function clickLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click', { button: 0 });
}

/** Opens a page; resolves once links wait for the connection, which is when the first script is prefetched. */
async function openAndWaitForPrefetch(page: Page): Promise<void> {
  const prefetch = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && request.url().includes('/assets/'),
  );
  await page.goto('/terms-of-service');
  await prefetch;
}
