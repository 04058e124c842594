import { expect, test } from '../fixtures/test.ts';

const services = [
  ['Cloud Solution', '/cloud-solutions'],
  ['Consulting & Engineering Services', '/consulting'],
  ['Modernization', '/modernization'],
  ['Solutions', '/solution'],
  ['Infra', '/infra'],
] as const;

test('the menu bar has its entries, and the dropdown opens on hover and closes 200 ms after leaving', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/services');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const entry = (name: string) => nav.getByRole('link', { name, exact: true });
  const toggle = page.getByRole('button', { name: /Services menu/ });
  await expect(entry('Services')).toHaveAttribute('aria-current', /.+/);
  await expect(entry('About')).not.toHaveAttribute('aria-current', /.+/);

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await entry('Services').hover();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const [name, href] of services) await expect(entry(name)).toHaveAttribute('href', href);
  // Paused, so that the result does not depend on the speed of the machine.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await entry('Modernization').hover();
  await page.clock.runFor(1_000);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(5, 700);
  await page.clock.runFor(150);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(60);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.clock.resume();
  await entry('Services').hover();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(5, 700);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('the open menu locks scrolling, traps the focus, and closes on Escape and on a route change', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/about');
  const open = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog');
  const readScroll = () => page.evaluate(() => window.scrollY);
  await open.click();
  await expect(dialog).toBeVisible();
  const before = await readScroll();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  expect(await readScroll()).toBe(before);
  for (let n = 0; n < 20; n += 1) {
    await page.keyboard.press('Tab');
    const isInside = () =>
      document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog'));
    expect(await page.evaluate(isInside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByRole('button', { name: /Services/ }).click();
  for (const [name, href] of services)
    await expect(dialog.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await dialog.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(dialog).toBeHidden();
});
