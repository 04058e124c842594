import { expect, test } from '../fixtures/test.ts';

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
});
