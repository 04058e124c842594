import { layouts } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

/** All scripts that a page loads until it is idle, in bytes as sent (docs/measurements.md). */
const limit = 125_000;
/** The application form alone is above: most of it is its own. */
const formLimit = 137_000;

for (const path of layouts)
  test(`${path} loads no more scripts than its limit`, { tag: ['@full', '@phone-only'] }, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
    );
    const bytes = [...new Map(scripts).values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(path.endsWith('/apply') ? formLimit : limit);
  });
