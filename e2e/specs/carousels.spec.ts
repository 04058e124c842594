import { expect, test } from '../fixtures/test.ts';

const moving = [
  ['/', 'film'],
  ['/', 'Companies that rely on our work'],
  ['/about', 'motion'],
  ['/about', 'timeline'],
  ['/insights', 'success stories'],
] as const;

for (const [path, what] of moving) {
  test(`${path}: ${what} is paused and played by keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const pause = page.getByRole('button', { name: `Pause ${what}`, exact: true });
    const play = page.getByRole('button', { name: `Play ${what}`, exact: true });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(play).toBeFocused();
    await page.keyboard.press('Space');
    await expect(pause).toBeFocused();
  });
}
