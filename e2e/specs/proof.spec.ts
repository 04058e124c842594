import { env } from '../env.ts';
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

test('industries and the home page lead to cases by their figures', async ({ page }) => {
  await page.goto('/industries');
  await page.getByRole('link', { name: 'Read the case about 35 minutes to a certificate' }).click();
  await expect(page).toHaveURL('/case-studies/certificates-in-35-minutes');
  await page.goto('/');
  const feature = page.getByRole('region', { name: 'Case study', exact: true });
  await expect(feature).toContainText('52 h 40 min');
  await feature.getByRole('link').click();
  await expect(page).toHaveURL('/case-studies/a-cutover-in-53-hours');
});

test('the page for due diligence shows what staff have filled in', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').getByRole('link', { name: 'For your due diligence' }).click();
  await expect(page.getByRole('region', { name: 'Insurance' })).toContainText('Professional liability');
});

test('a role leads to how we hire, and from there to the check of a mail', async ({ page }) => {
  await page.goto('/careers/data-engineer-ahmedabad');
  await page.getByRole('link', { name: 'How we hire, and how to recognise our mails' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Check a mail' }).click();
  await page.getByLabel('Reference').fill('ra-00000000');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('No. We have sent no email with ra-00000000.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and the check of a mail are forms', async ({ page }) => {
    await page.goto('/case-studies');
    await page.getByLabel('Region').selectOption('United States');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'case stud' })).toContainText('1 case study');
    await page.goto('/check-mail');
    await page.getByLabel('Reference').fill('x');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert')).toContainText('A reference looks like RA-7K3QX9TB.');
  });
});

test('conventions below /.well-known/', async ({ request }) => {
  const security = await request.get('/.well-known/security.txt');
  expect(await security.text()).toMatch(/^Contact: mailto:security@riverfront\.example\nExpires: 20/);
  for (const path of ['/.well-known/change-password', '/.well-known/nothing'])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  const staff = (path: string) => request.get(`${env.cmsUrl}${path}`, { maxRedirects: 0 });
  const changed = await staff('/.well-known/change-password');
  expect(changed.status()).toBe(307);
  expect(new URL(changed.headers().location ?? '', env.cmsUrl).pathname).toBe('/admin/account');
  expect((await staff('/.well-known/nothing')).status()).toBe(404);
  const page = await request.get('/about');
  expect(page.headers()['content-security-policy']).toContain('report-uri /csp-reports; report-to csp');
});
