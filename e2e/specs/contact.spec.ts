import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('the page shows its heading, three paragraphs, the offices and the call to action', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { offices } = await (await request.get('/api/offices/list')).json();
  await page.goto('/contact');
  const main = page.getByRole('main');
  const opening = main.getByRole('region', { name: "Let's Start. the Conversation!" });
  await expect(opening.getByRole('heading', { name: "Let's Start. the Conversation!" })).toBeVisible();
  await expect(opening.getByText(/\S{3,}.{60,}/)).toHaveCount(3);
  expect(offices).toHaveLength(3);
  for (const { address, phone, email } of offices) {
    await expect(main.getByText(address.split('\n')[0], { exact: false }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    await expect(main.getByRole('link', { name: email }).first()).toHaveAttribute('href', `mailto:${email}`);
  }
  const call = main.getByRole('region', { name: "Let's Discuss How We Can Transform Your Business" });
  await expect(
    call.getByText('Schedule a call to get personalized solutions from our business experts'),
  ).toBeVisible();
  await call.getByRole('link', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  await expect(main.locator('#message')).toBeInViewport({ ratio: 0.3 });
  await expect(main.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(main.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

for (const { width, columns } of [
  { width: 1024, columns: 2 },
  { width: 1023, columns: 1 },
]) {
  test(`at ${width} px the message block has ${columns} column(s)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const block = page.locator('#message');
    const invitation = await block.getByRole('heading', { level: 2 }).boundingBox();
    const field = await block.getByRole('textbox', { name: 'Name' }).boundingBox();
    expect((field?.x ?? 0) > (invitation?.x ?? 0) + 100).toBe(columns === 2);
  });
}

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
