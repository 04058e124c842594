import { expect, test } from '../fixtures/test.ts';

test('the timeline shows every entry and does not move with reduced motion', { tag: '@phone' }, async ({
  page,
  request,
  viewport,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { timeline } = await (await request.get('/api/timeline/list')).json();
  await page.goto('/about');
  const region = page.getByRole('region', { name: 'timeline', exact: true });
  for (const { period, title } of timeline) {
    await expect(region.getByText(period, { exact: true })).toBeVisible();
    const heading = await region.getByRole('heading', { name: title }).boundingBox();
    expect(heading?.x).toBeGreaterThanOrEqual(0);
    expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0);
  }
  await expect(region.getByRole('button')).toHaveCount(0);
});

test.describe('team cards', () => {
  test('a card flips on hover, and its icon opens the home page in a new tab', async ({ page, request }) => {
    const { teams } = await (await request.get('/api/our-teams/list?page=1&limit=20')).json();
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Pause timeline' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Our Team' }).getByRole('article');
    await expect(cards).toHaveCount(teams.length);
    const card = cards.first();
    const link = card.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toBeHidden();
    await card.hover();
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(card.getByText(teams[0].designation, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: /^Read about/ })).toBeHidden();
    await page.mouse.move(5, 5);
    await expect(link).toBeHidden();
  });

  test('a card flips by keyboard, moves the focus, and keeps its hidden face out of the tab order', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Pause timeline' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Our Team' }).getByRole('article');
    const card = cards.first();
    const opener = card.getByRole('button', { name: /^Read about/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const closer = card.getByRole('button', { name: /round$/ });
    await expect(closer).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.locator('a').first()).not.toBeFocused();
    await expect(cards.nth(1).getByRole('button', { name: /^Read about/ })).toBeFocused();
  });
});

test.describe('team on a phone', { tag: '@phone-only' }, () => {
  test('the team is a list headed Our Team', async ({ page, request }) => {
    const { teams } = await (await request.get('/api/our-teams/list?page=1&limit=20')).json();
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'Our Team' })).toBeVisible();
    const team = page.getByRole('region', { name: 'Our Team' });
    await expect(team.getByRole('listitem')).toHaveCount(teams.length);
    await expect(team.getByRole('heading', { name: teams[0].name })).toBeVisible();
    await expect(team.getByRole('link', { name: /opens in a new tab/ }).first()).toHaveAttribute('href', '/');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the timeline and the team can be read', { tag: '@phone' }, async ({ page, request }) => {
    const { timeline } = await (await request.get('/api/timeline/list')).json();
    const { teams } = await (await request.get('/api/our-teams/list?page=1&limit=20')).json();
    await page.goto('/about');
    for (const { text } of timeline) await expect(page.getByText(text, { exact: true })).toBeVisible();
    for (const { designation } of teams) {
      await expect(page.getByText(designation, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
  });
});
