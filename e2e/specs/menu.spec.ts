import { expect, test } from '../fixtures/test.ts';

const services = [
  ['Cloud Solution', '/cloud-solutions'],
  ['Consulting & Engineering Services', '/consulting'],
  ['Modernization', '/modernization'],
  ['Solutions', '/solution'],
  ['Infra', '/infra'],
] as const;

test.describe('desktop menu', () => {
  test('the menu has the entries of the specification', async ({ page }) => {
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
    // Paused, so that the result does not depend on the speed of the machine.
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

test.describe('mobile menu', { tag: '@phone-only' }, () => {
  test('the open menu locks scrolling, traps the focus, and returns it on Escape', async ({ page }) => {
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

  test('the submenu starts with Services, and the menu closes on a route change', async ({ page }) => {
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

test('the menu bar fits with increased text spacing (WCAG 1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 800 });
  await page.goto('/');
  // Set by script, because the Content-Security-Policy blocks added style elements.
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
