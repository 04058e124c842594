import { expect, test } from '../fixtures/test.ts';

test('a visitor filters case studies, reads one, and writes about it @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case studies' }).click();
  const count = page.getByRole('status').filter({ hasText: 'case stud' });
  await expect(count).toHaveText('12 case studies');
  await page.getByLabel('Industry').selectOption({ label: 'Healthcare (1)' });
  await expect(page).toHaveURL(/\?industry=Healthcare$/);
  await expect(count).toContainText('1 case study');
  // Only what has results is offered beside it.
  await expect(page.getByLabel('Region').getByRole('option')).toHaveText(['All', 'United Kingdom (1)']);
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('link', { name: 'One drum, traced in fourteen minutes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One drum, traced in fourteen minutes');
  await expect(page.getByText('A maker of reactive dyes (name withheld)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What went wrong' })).toContainText('walking three metres');
  await page.getByRole('complementary', { name: 'Contact' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/contact\?topic=\/case-studies\/one-drum-in-14-minutes$/);
  await expect(page.getByText('About: One drum, traced in fourteen minutes')).toBeVisible();
});

test('a role leads to how we hire, and from there to how to recognise our mails', async ({ page }) => {
  await page.goto('/careers/data-engineer-ahmedabad');
  await page.getByRole('link', { name: 'How we hire, and how to recognise our mails' }).click();
  await page.getByText('More stands at').getByRole('link', { name: 'How to recognise our mails' }).click();
  await expect(page).toHaveURL(/\/check-mail$/);
  await expect(page.getByRole('heading', { name: 'If you are not sure' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form', async ({ page }) => {
    await page.goto('/case-studies');
    await page.getByLabel('Region').selectOption('United States');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'case stud' })).toContainText('1 case study');
  });
});
