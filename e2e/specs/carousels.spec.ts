import { expect, test } from '../fixtures/test.ts';

const moving = [
  ['/', 'video'],
  ['/', 'Companies that rely on our work'],
  ['/about', 'motion'],
  ['/about', 'timeline'],
  ['/insights', 'success stories'],
] as const;

test('whatever moves is paused and played by keyboard alone', async ({ page }) => {
  for (const [path, what] of moving) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const pause = page.getByRole('button', { name: `Pause ${what}`, exact: true });
    const play = page.getByRole('button', { name: `Play ${what}`, exact: true });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(play).toBeFocused();
    await page.keyboard.press('Space');
    await expect(pause).toBeFocused();
  }
});

for (const { path, what, seconds, slides } of [
  { path: '/about', what: 'timeline', seconds: 10, slides: 2 },
  { path: '/insights', what: 'success stories', seconds: 7, slides: 3 },
]) {
  test(`${what} advance by one slide every ${seconds} s, until they are paused`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    const carousel = page.getByRole('region', { name: what, exact: true });
    // Its script is loaded when it scrolls into view.
    await carousel.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return carousel.getAttribute('data-ready');
      })
      .toBe('true');
    const second = carousel.getByRole('listitem').nth(1);
    const left = async () => (await second.boundingBox())?.x ?? Number.NaN;
    const width = (await second.boundingBox())?.width ?? Number.NaN;
    expect(width * slides).toBeCloseTo((await carousel.boundingBox())?.width ?? 0, 0);

    // Paused, so that the result does not depend on the speed of the machine.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.clock.runFor(100);
    const before = await left();
    await page.clock.runFor(seconds * 1_000);
    expect(Math.abs(before - (await left()) - width)).toBeLessThan(width * 0.08);

    await carousel.getByRole('button', { name: `Pause ${what}` }).click();
    await page.clock.runFor(100);
    const paused = await left();
    await page.clock.runFor(5_000);
    expect(await left()).toBe(paused);
    await carousel.getByRole('button', { name: `Next in ${what}` }).click();
    await page.clock.runFor(3_000);
    expect(Math.abs((await left()) - paused)).toBeGreaterThan(10);
    await expect(carousel.getByRole('button', { name: `Play ${what}` })).toBeVisible();
  });
}
