import { expect, test } from '../fixtures/test.ts';

test('the printed home page shows the final figures, the headline and all logos', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const figure = page.getByText('240', { exact: true });
  await expect(figure).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(figure).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
  const { width = 0 } = page.viewportSize() ?? {};
  for (const logo of await page
    .getByRole('region', { name: /Companies/ })
    .getByRole('img')
    .all()) {
    const box = await logo.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('the printed timeline is complete, and so are the roles of the team', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  const timeline = page.getByRole('region', { name: 'timeline' });
  // Hydration adds the button; before it, the row scrolls and hides nothing.
  await expect(timeline.getByRole('button', { name: 'Pause timeline' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const { width = 0 } = page.viewportSize() ?? {};
  const entries = timeline.getByRole('article');
  await expect(entries).toHaveCount(4);
  for (const entry of await entries.all()) {
    const box = await entry.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  for (const role of ['Founder and Managing Director', 'Director, SAP S/4HANA'])
    await expect(page.getByText(role, { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test('collapsed answers are printed', async ({ page }) => {
  await page.goto('/terms-of-service');
  // No sample page has a details element.
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('beforeend', '<details><summary>Q</summary><p>An answer</p></details>'),
    );
  const answer = page.getByText('An answer');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
