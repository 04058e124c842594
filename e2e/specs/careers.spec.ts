import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { holdRequests } from '../fixtures/network.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, test } from '../fixtures/test.ts';

test('an empty list says that there are no open roles', async ({ page }) => {
  await page.route('**/api/jobs?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [],
        pagination: { page: 1, limit: 5, total: 0, pages: 0 },
        filters: { department: [], location: [], type: [], mode: [] },
      },
    }),
  );
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Pause timeline' })).toBeVisible();
  await navigateOnClient(page, '/careers');
  await expect(page.getByText('No open roles available right now.')).toBeVisible();
});

test.describe('pagination', () => {
  test('Prev and Next lead through all pages and are disabled at the ends', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/careers');
    const { region, list, prev, next } = openRoles(page);
    await expect(prev).toBeDisabled();
    await expect(next).toBeEnabled();
    const first = await region.getByRole('heading').allInnerTexts();
    await next.click();
    await expect(page).toHaveURL('/careers?page=2');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(list).toBeFocused();
    await expect(list.getByRole('heading').first()).toBeInViewport();
    expect(await region.getByRole('heading').allInnerTexts()).not.toEqual(first);
    await next.click();
    await expect(next).toBeDisabled();
    await expect(region.getByRole('listitem')).toHaveCount(3);
    // Delays the response to the first click: rendering it moves the button away from the second.
    const release = await holdRequests(page, /\/api\/jobs\?/);
    await prev.dblclick();
    await expect(page).toHaveURL('/careers');
    release();
    await expect(prev).toBeDisabled();
    await expect.poll(() => region.getByRole('heading').allInnerTexts()).toEqual(first);
  });

  test('of two presses before the next frame the last one counts', async ({ page }) => {
    await page.goto('/careers');
    const { list, next } = openRoles(page);
    await expect(next).toBeEnabled();
    const job = list.getByRole('link', { name: /^View Job/ }).first();
    await job.evaluate(
      (link: HTMLElement, button) => {
        link.click();
        if (button instanceof HTMLElement) button.click();
      },
      await next.elementHandle(),
    );
    await expect(page).toHaveURL('/careers?page=2');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('Prev and Next work by keyboard', async ({ page }) => {
    await page.goto('/careers?page=2');
    const { list, prev, next } = openRoles(page);
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/careers?page=3');
    await expect(list).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link', { name: /^View Job/ }).first()).toBeFocused();
    await prev.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/careers?page=2');
  });

  test('a number beyond the last page shows the last page', async ({ page }) => {
    await page.goto('/careers?page=99');
    const { region, next } = openRoles(page);
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await expect(region.getByRole('listitem')).toHaveCount(3);
    await expect(next).toBeDisabled();
  });
});

test.describe('search and filters', () => {
  test('search and filters narrow the list at once, and show the number of matches', async ({ page }) => {
    await page.goto('/careers?page=2');
    const { region, resultCount } = openRoles(page);
    await expect(resultCount).toHaveText('13 open roles');
    await page.getByLabel('Department').selectOption('SAP Consulting');
    await expect(page).toHaveURL('/careers?department=SAP+Consulting');
    await expect(resultCount).toHaveText('4 roles match');
    await page.getByLabel('Search roles').pressSequentially('cloud abap');
    await expect(page).toHaveURL('/careers?search=cloud+abap&department=SAP+Consulting');
    await expect(resultCount).toHaveText('1 role matches');
    await expect(region.getByRole('heading', { name: 'Senior ABAP Cloud Developer' })).toBeVisible();
    await expect(page.getByLabel('Search roles')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/careers?page=2');
    await expect(page.getByLabel('Search roles')).toHaveValue('');
    await expect(page.getByLabel('Department')).toHaveValue('');
  });

  test('a shared URL restores search and filters, and Clear removes them', async ({ page }) => {
    await page.goto('/careers?search=fiori&type=contract&mode=remote');
    const { resultCount } = openRoles(page);
    await expect(page.getByLabel('Search roles')).toHaveValue('fiori');
    await expect(page.getByLabel('Type')).toHaveValue('contract');
    await expect(page.getByLabel('Work mode')).toHaveValue('remote');
    await expect(resultCount).toHaveText('1 role matches');
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(resultCount).toHaveText('13 open roles');
    await expect(page.getByLabel('Search roles')).toHaveValue('');
    await expect(page.getByLabel('Type')).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
  });

  test('a search without matches says so and links to all open roles', async ({ page, expectAccessible }) => {
    await page.goto('/careers?search=%25&department=Nowhere');
    const { region, resultCount } = openRoles(page);
    await expect(resultCount).toHaveText('No roles match');
    await expect(region.getByText('No open roles available right now.')).toBeVisible();
    await expect(page.getByLabel('Department')).toHaveValue('Nowhere');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all open roles' }).click();
    await expect(resultCount).toHaveText('13 open roles');
  });
});

test('Culture Highlights show six items, videos first, muted and looping, each with a Pause button', async ({
  page,
}) => {
  await page.goto('/careers');
  const gallery = page.getByRole('region', { name: 'Culture Highlights' });
  const items = gallery.getByRole('listitem');
  await expect(items).toHaveCount(6);
  const sizes = await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-size')));
  expect(sizes).toEqual(['big', 'big', 'small', 'small', 'small', 'mediums']);
  const video = items.first().locator('video');
  await items.first().scrollIntoViewIfNeeded();
  await expect(video).toHaveAttribute('src', /\.(mp4|mov|webm)$/);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('loop', true);
  await items
    .first()
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(items.first().getByRole('button', { name: /^Play/ })).toBeVisible();
});

test('no video is loaded before Play is pressed with reduced motion', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('roles and images are shown', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('region', { name: 'Open roles' }).getByRole('heading').first()).toBeVisible();
    const gallery = page.getByRole('region', { name: 'Culture Highlights' });
    await expect(gallery.getByRole('img')).toHaveCount(6);
  });

  test('the list is searched by its form and paged by links', async ({ page }) => {
    await page.goto('/careers');
    const { region, resultCount } = openRoles(page);
    await expect(region.getByRole('link', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
    await region.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await region.getByRole('link', { name: 'Prev' }).click();
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await page.getByLabel('Search roles').fill('sap');
    await page.getByLabel('Location').selectOption('Ahmedabad, India');
    await region.getByRole('button', { name: 'Search' }).click();
    await expect(resultCount).toHaveText(/ roles match$/);
    await expect(page.getByLabel('Search roles')).toHaveValue('sap');
    await expect(page.getByLabel('Location')).toHaveValue('Ahmedabad, India');
    await region.getByRole('link', { name: 'Clear' }).click();
    await expect(resultCount).toHaveText('13 open roles');
  });

  test('a job opens as a page', async ({ page }) => {
    await page.goto('/careers');
    const link = page.getByRole('link', { name: /^View Job/ }).first();
    const title = await openRoles(page).region.getByRole('heading').first().innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  });
});
