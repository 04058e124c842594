import { job } from '../fixtures/application-form.ts';
import { expectPins } from '../fixtures/map.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('pages can be read and links followed without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('13+', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Odoo ERP/ })
    .first()
    .click();
  await expect(page).toHaveURL('/services/odoo-erp');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);

  const bar = page.getByRole('navigation', { name: 'Main' });
  const entries = [
    'Cloud Solution',
    'Consulting & Engineering Services',
    'Modernization',
    'Solutions',
    'Infra',
  ];
  for (const name of entries) await expect(bar.getByRole('link', { name, exact: true })).toBeHidden();
  await bar.getByRole('link', { name: 'Services', exact: true }).focus();
  for (const name of entries) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await bar.getByRole('link', { name: 'Modernization', exact: true }).click();
  await expect(page).toHaveURL('/modernization');
});

test('roles are listed, searched and paged, and a job says how to apply by email', async ({ page }) => {
  await page.goto('/careers');
  const { region, resultCount } = openRoles(page);
  await expect(page.getByRole('region', { name: 'Culture Highlights' }).getByRole('img')).toHaveCount(6);
  await expect(region.getByRole('link', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
  await region.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await region.getByRole('link', { name: 'Prev' }).click();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await page.getByLabel('Search roles').fill('sap');
  await page.getByLabel('Location').selectOption('Ahmedabad, India');
  await region.getByRole('button', { name: 'Search' }).click();
  await expect(resultCount).toHaveText(/ roles match$/);
  await expect(page.getByLabel('Search roles')).toHaveValue('sap');
  await expect(page.getByLabel('Location')).toHaveValue('Ahmedabad, India');
  await region.getByRole('link', { name: 'Clear' }).click();
  await expect(resultCount).toHaveText('13 open roles');
  const title = await region.getByRole('heading', { level: 3 }).first().innerText();
  await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();

  await page.goto(`/careers/${job.id}/apply`);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(page.getByRole('link', { name: /^careers@/ }).first()).toBeVisible();
  await expect(page.getByText('The form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.goto('/my-application');
  await expect(page.getByRole('link', { name: 'privacy@riverfront.example' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeHidden();
});

test('timeline, team, articles, stories and offices can be read', async ({ page, request }) => {
  const read = async (path: string) => (await request.get(`/api/${path}`)).json();
  const { timeline } = await read('timeline/list');
  const { teams } = await read('our-teams/list?page=1&limit=20');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    for (const { text } of timeline) await expect(page.getByText(text, { exact: true })).toBeVisible();
    for (const { designation } of teams)
      await expect(page.getByText(designation, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await page.goto('/insights');
  const second = page.getByRole('link', { name: 'Page 2', exact: true });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Articles', exact: true })).toBeInViewport();

  const { offices, markers } = await read('offices/list');
  await page.goto('/map');
  await expectPins(page, offices, markers.desktop);
  await page.getByRole('button', { name: 'India head office' }).focus();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('Ahmedabad');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPins(page, offices, markers.mobile);
});

test('the header links to a search form', async ({ page, request }) => {
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' });
  await field.fill('"clean core"');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('heading', { name: 'Clean core in practice' })).toBeVisible();
  const markup = await (await request.get('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text();
  expect(markup).not.toContain('<script>alert(1)');
});
