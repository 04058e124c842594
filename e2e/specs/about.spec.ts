import { expect, test } from '../fixtures/test.ts';

test('the timeline shows every entry and does not move with reduced motion', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { timeline } = await (await request.get('/api/timeline/list')).json();
  await page.goto('/about');
  const region = page.getByRole('region', { name: 'timeline', exact: true });
  for (const { period } of timeline) await expect(region.getByText(period, { exact: true })).toBeVisible();
  await expect(region.getByRole('button')).toHaveCount(0);
});

test('a team card flips on hover and by keyboard, and keeps its hidden face out of the tab order', async ({
  page,
  request,
}) => {
  const { teams } = await (await request.get('/api/our-teams/list?page=1&limit=20')).json();
  await page.goto('/about');
  const cards = page.getByRole('region', { name: 'Our Team' }).getByRole('article');
  await expect(cards).toHaveCount(teams.length);
  const card = cards.first();
  const link = card.getByRole('link', { name: /opens in a new tab/ });
  const opener = card.getByRole('button', { name: /^Read about/ });
  await expect(link).toBeHidden();
  await card.hover();
  await expect(link).toHaveAttribute('href', '/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(card.getByText(teams[0].designation, { exact: true })).toBeVisible();
  await expect(opener).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await card.hover({ position: { x: 5, y: 5 } });
  await page.mouse.move(5, 5);
  await expect(link).toBeHidden();

  await opener.press('Enter');
  await expect(card.getByRole('button', { name: /^Flip the card of .* back$/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).getByRole('button', { name: /^Read about/ })).toBeFocused();
});
