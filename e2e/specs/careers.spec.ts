import type { Job } from '@riverfront/contract';
import { follow } from '../fixtures/follow.ts';
import { expect, test } from '../fixtures/test.ts';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test('the first open roles stand in the page', async ({ page, request }) => {
  const { data } = await (await request.get('/api/jobs?page=1&limit=5&status=active')).json();
  await page.goto('/careers');
  await expect(page.getByRole('heading', { name: 'Our Open Roles' })).toBeVisible();
  const roles = page.getByRole('region', { name: 'Open roles' }).getByRole('listitem');
  await expect(roles).toHaveCount(data.length);
  for (const [index, job] of (data as Job[]).entries()) {
    const role = roles.nth(index);
    await expect(role.getByRole('heading', { name: job.title })).toBeVisible();
    for (const text of [
      job.department,
      job.location,
      job.job_type,
      longDate.format(new Date(job.createdAt)),
    ]) {
      await expect(role.getByText(text, { exact: true })).toBeVisible();
    }
  }
});

test('no open roles', async ({ page }) => {
  await page.route('**/api/jobs?*', (route) =>
    route.fulfill({
      json: { success: true, data: [], pagination: { page: 1, limit: 5, total: 0, pages: 0 } },
    }),
  );
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Pause timeline' })).toBeVisible();
  await follow(page, '/careers');
  await expect(page.getByText('No open roles available right now.')).toBeVisible();
});

test('Culture Highlights: six at most, films first, silent and repeating, each with its Pause', async ({
  page,
}) => {
  await page.goto('/careers');
  const gallery = page.getByRole('region', { name: 'Culture Highlights' });
  const items = gallery.getByRole('listitem');
  await expect(items).toHaveCount(6);
  const sizes = await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-size')));
  expect(sizes).toEqual(['big', 'big', 'small', 'small', 'small', 'mediums']);
  const film = items.first().locator('video');
  await items.first().scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute('src', /\.(mp4|mov|webm)$/);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await items
    .first()
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expect(film).toHaveJSProperty('paused', true);
  await expect(items.first().getByRole('button', { name: /^Play/ })).toBeVisible();
});

test('with reduced motion no film is loaded before Play is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/careers');
  const first = page.getByRole('region', { name: 'Culture Highlights' }).getByRole('listitem').first();
  await first.scrollIntoViewIfNeeded();
  const play = first.getByRole('button', { name: /^Play/ });
  await expect(play).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await play.click();
  await expect(first.locator('video')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('roles and pictures are there', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('region', { name: 'Open roles' }).getByRole('heading').first()).toBeVisible();
    const gallery = page.getByRole('region', { name: 'Culture Highlights' });
    await expect(gallery.getByRole('img')).toHaveCount(6);
  });
});
