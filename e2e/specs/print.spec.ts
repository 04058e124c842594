import { expect, test } from '../fixtures/test.ts';

/** Runs in the page: whether elements fit its width. */
const isWithin = (elements: Element[]) =>
  elements.every((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });

test('printed pages show what motion, carousels and details hide, and legal texts no navigation', async ({
  page,
}) => {
  const widths = [1280, 390];
  await page.goto('/');
  const figure = page.getByText('240', { exact: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media: 'screen' });
    await expect(figure).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(figure).toHaveCSS('opacity', '1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
    const logos = page.getByRole('region', { name: /Companies/ }).getByRole('img');
    expect(await logos.evaluateAll(isWithin)).toBe(true);
  }

  await page.goto('/about');
  const timeline = page.getByRole('region', { name: 'timeline' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media: 'screen' });
    // Hydration adds the button; before it, the row scrolls and hides nothing.
    await expect(timeline.getByRole('button', { name: 'Pause timeline' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(timeline.getByRole('article')).toHaveCount(4);
    expect(await timeline.getByRole('article').evaluateAll(isWithin)).toBe(true);
  }

  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  // No sample page has a details element.
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('beforeend', '<details><summary>Q</summary><p>An answer</p></details>'),
    );
  const answer = page.getByText('An answer', { exact: true });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(answer).toBeHidden();
});
