import { tabTo } from '../fixtures/tab-to.ts';
import { expect, test } from '../fixtures/test.ts';

/** User journeys by keyboard alone; `apply-keyboard`, `careers`, `job`, `contact-country`, `contact-form` and `map`
 * have others. */
test('a visitor skips the menu, opens a page through it, and an article and its list, by keyboard', async ({
  page,
}) => {
  await page.goto('/services');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const nav = page.getByRole('navigation', { name: 'Main' });
  await skip.focus();
  await tabTo(page, nav.getByRole('link', { name: 'Home' }), 4);
  const toggle = nav.getByRole('button', { name: 'Services menu' });
  await tabTo(page, toggle, 3);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, nav.getByRole('link', { name: 'Modernization' }), 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/modernization');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.goto('/insights');
  const articles = page.getByRole('region', { name: 'Articles', exact: true });
  const first = articles.getByRole('heading').getByRole('link').first();
  await articles.getByRole('navigation', { name: 'Author' }).getByRole('link').last().focus();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blogs\/./);
  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(back).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, back, 16);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/insights');
});

test('the privacy policy is opened, browsed and closed by keyboard', async ({ page }) => {
  await page.goto('/terms-of-service');
  const footer = page.getByRole('contentinfo');
  const open = footer.getByRole('button', { name: 'Privacy Policy' });
  await footer.getByRole('link', { name: 'RSS: open roles' }).focus();
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const tabs = dialog.getByRole('tab');
  const panel = dialog.getByRole('tabpanel');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, tabs.first(), 3);
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText(await tabs.nth(1).innerText());
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Accept all' }), 6);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('whatever moves is paused, and a team card flipped and left, by keyboard', async ({ page }) => {
  for (const [path, what] of [
    ['/', 'video'],
    ['/', 'Companies that rely on our work'],
    ['/insights', 'success stories'],
    ['/about', 'motion'],
    ['/about', 'timeline'],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const pause = page.getByRole('button', { name: `Pause ${what}`, exact: true });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Play ${what}`, exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(pause).toBeFocused();
  }
  const cards = page.getByRole('region', { name: 'Our Team' }).getByRole('article');
  const opener = cards.first().getByRole('button', { name: /^Read about/ });
  await opener.press('Enter');
  await expect(cards.first().getByRole('button', { name: /^Flip the card of .* back$/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cards.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).getByRole('button', { name: /^Read about/ })).toBeFocused();
});
