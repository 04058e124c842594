import { layouts } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Widths in CSS pixels with the densities of the screens that have them. */
const displays = [
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 2 },
];

/** Loads every image and returns those that are drawn larger than their file; an SVG is sharp in every size. */
async function findEnlarged(): Promise<string[]> {
  const enlarged = await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const address = image.currentSrc.replace(/^.*\//, '');
      if (width === 0 || address.endsWith('.svg')) return [];
      // With a `srcset` the element's natural size is in CSS pixels; that of the file is wanted.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const factors = [width / file.naturalWidth, height / file.naturalHeight];
      const fits =
        getComputedStyle(image).objectFit === 'contain' ? Math.min(...factors) : Math.max(...factors);
      const factor = fits * devicePixelRatio;
      return factor > 1.01 ? [`${address} × ${factor.toFixed(2)}`] : [];
    }),
  );
  return [...new Set(enlarged.flat())];
}

for (const { density, ...viewport } of displays) {
  test(`no image is enlarged at ${viewport.width} pixels with density ${density}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, deviceScaleFactor: density });
    const page = await context.newPage();
    for (const path of layouts) {
      await page.goto(path);
      expect.soft(await page.evaluate(findEnlarged), path).toEqual([]);
    }
    await context.close();
  });
}
