import { holdRequests } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page is painted before its scripts are fetched, and errors have no stacks while React loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.Error = new Proxy(Error, {
      apply(target, self, given) {
        const error: Error = Reflect.apply(target, self, given);
        document.documentElement.dataset.stack = error.stack ?? 'none';
        return error;
      },
    });
  });
  await page.goto('/terms-of-service');
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));
  expect(painted).toBeGreaterThan(0);
  const scripts = fetched.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter(({ startTime }) => startTime < painted)).toEqual([]);
  // The last of the errors that React makes as markers.
  await expect(page.locator('html')).toHaveAttribute('data-stack', 'none');
  const readStack = () => page.evaluate(() => new Error('late').stack);
  await expect.poll(readStack).toMatch(/late\n\s+at /);
});

test('a click before hydration is replayed after it', async ({ page }) => {
  const press = await holdRequests(page, '**/*.js');
  const arrival = page.goto('/terms-of-service');
  const name = 'Services menu';
  await page.getByRole('button', { name, expanded: false }).click();
  press();
  await arrival;
  await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
});

test('a phone shows the fonts after the first paint, and the next page with them', {
  tag: '@phone-only',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/terms-of-service', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(readShownFaces)).toEqual([]);
  release();
  await expect.poll(() => page.evaluate(readShownFaces)).toHaveLength(2);
  const readStarts = (find: string) =>
    page.evaluate(
      (part) =>
        performance
          .getEntries()
          .filter(({ name }) => name.endsWith(part))
          .map(({ startTime }) => startTime),
      find,
    );
  await expect.poll(() => readStarts('first-contentful-paint')).toHaveLength(1);
  const [painted = 0] = await readStarts('first-contentful-paint');
  const fetched = await readStarts('.woff2');
  expect(fetched).toHaveLength(2);
  expect(fetched.every((start) => start > painted)).toBe(true);
  await page.evaluate(() => location.assign('/privacy-policy'));
  await page.waitForURL('**/privacy-policy');
  await expect.poll(() => page.evaluate(readShownFaces)).toHaveLength(2);
});

/** Runs in the page: the loaded faces of which it has a file. */
const readShownFaces = () =>
  [...document.fonts]
    .filter(({ status, display }) => status === 'loaded' && display === 'swap')
    .map(({ family }) => family);
