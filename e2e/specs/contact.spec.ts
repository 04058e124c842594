import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('the page shows its heading, three paragraphs and the call to action, in one or two columns', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const opening = main.getByRole('region', { name: "Let's Start. the Conversation!" });
  await expect(opening.getByRole('heading', { name: "Let's Start. the Conversation!" })).toBeVisible();
  await expect(opening.getByText(/\S{3,}.{60,}/)).toHaveCount(3);
  const call = main.getByRole('region', { name: "Let's Discuss How We Can Transform Your Business" });
  await expect(
    call.getByText('Schedule a call to get personalized solutions from our business experts'),
  ).toBeVisible();
  await call.getByRole('link', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  const block = main.locator('#message');
  const name = block.getByRole('textbox', { name: 'Name' });
  await expect(block).toBeInViewport({ ratio: 0.3 });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  for (const width of [1024, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    const invitation = await block.getByRole('heading', { level: 2 }).boundingBox();
    const field = await name.boundingBox();
    expect((field?.x ?? 0) > (invitation?.x ?? 0) + 100).toBe(width === 1024);
  }
});

test('the branded loading animation fills the screen until the content has loaded', async ({ page }) => {
  expectError('503');
  expectError('Error fetching page content');
  await page.goto('/terms-of-service');
  let failing = true;
  await page.route('**/api/page-content/**', (route) =>
    failing ? route.fulfill({ status: 503, json: { success: false, message: 'down' } }) : route.continue(),
  );
  await navigateOnClient(page, '/contact');
  const screen = page.locator('.loading-screen');
  await expect(screen).toBeVisible();
  const window = page.viewportSize();
  // The screen is rendered again when the navigation commits.
  await expect(async () => {
    const shown = await screen.boundingBox();
    expect(shown?.width).toBe(window?.width);
    expect(shown?.height).toBeGreaterThanOrEqual((window?.height ?? 0) - 80);
  }).toPass();
  failing = false;
  await expect(page.getByRole('heading', { name: "Let's Start. the Conversation!" })).toBeVisible({
    timeout: 15_000,
  });
});
