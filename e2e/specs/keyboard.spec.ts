import { job } from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { contactForm, createMessage, passMinimumFillTime } from '../fixtures/contact-form.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { tabTo } from '../fixtures/tab-to.ts';
import { expect, test } from '../fixtures/test.ts';

/** User journeys by keyboard alone; `apply-keyboard`, `carousels`, `map` and `about` have others. */
test('a visitor skips the menu, opens a page through it, and an article and its list, by keyboard', async ({
  page,
}) => {
  await page.goto('/services');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const nav = page.getByRole('navigation', { name: 'Main' });
  await skip.focus();
  await tabTo(page, nav.getByRole('link', { name: 'Home' }), 4);
  const toggle = nav.getByRole('button', { name: 'Services menu' });
  await tabTo(page, toggle, 3);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, nav.getByRole('link', { name: 'Modernization' }), 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/modernization');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.goto('/insights');
  const articles = page.getByRole('region', { name: 'Articles', exact: true });
  const first = articles.getByRole('link').first();
  await tabTo(page, first, 16);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blogs\/./);
  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(back).toBeVisible();
  await tabTo(page, back, 16);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/insights');
});

test('a visitor filters roles, opens a job and its form, and returns to the list, by keyboard', async ({
  page,
}) => {
  await page.goto('/careers');
  const { region, resultCount } = openRoles(page);
  const search = region.getByRole('searchbox', { name: 'Search roles' });
  const department = region.getByRole('combobox', { name: 'Department' });
  await expect(region.getByRole('button', { name: 'Next' })).toBeEnabled();
  await tabTo(page, search, 20);
  await page.keyboard.type('architect');
  await expect(resultCount).toHaveText('1 role matches');
  await tabTo(page, department);
  await page.keyboard.type('SAP');
  await expect(department).toHaveValue('SAP Consulting');
  await expect(page).toHaveURL(/department=SAP/);
  await expect(resultCount).toHaveText('1 role matches');

  const view = region.getByRole('link', { name: `View Job ${job.title}` });
  await tabTo(page, view, 6);
  await page.keyboard.press('Enter');
  const role = page.getByRole('dialog', { name: job.title, exact: true });
  const apply = role.getByRole('link', { name: `Apply for ${job.title}` });
  await expect(apply).toBeVisible();
  await tabTo(page, apply, 5);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(role.locator(':focus')).toHaveCount(1);
  }
  await apply.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: `Apply: ${job.title}` });
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(apply).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(role).toBeHidden();
  await expect(view).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link', { name: `Apply for ${job.title}` })).toBeFocused();
});

test('a message is written, rejected, corrected and sent by keyboard', async ({ page }) => {
  await setClientAddress(page);
  await page.clock.install();
  await page.goto('/contact');
  const { field, country, send, status, alert } = contactForm(page);
  const message = createMessage();
  await field('Name').focus();
  await page.keyboard.type(message.Name);
  await tabTo(page, field('Phone'));
  await page.keyboard.type(message.Phone);
  await tabTo(page, field('Email'));
  await tabTo(page, field('Organization'));
  await tabTo(page, country);
  await page.keyboard.type('india');
  await expect(page.getByRole('option', { name: /^India/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('India');
  await tabTo(page, field('Message'));
  await page.keyboard.type(message.Message);
  await passMinimumFillTime(page);
  await tabTo(page, send, 4);
  await page.keyboard.press('Enter');

  await expect(alert).toBeFocused();
  await tabTo(page, alert.getByRole('link', { name: /^Email/ }));
  await page.keyboard.press('Enter');
  await expect(field('Email')).toBeFocused();
  await page.keyboard.type(message.Email);
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Thank you for contacting us! We will get back to you soon.');
});

test('the privacy policy is opened, browsed and closed by keyboard', async ({ page, request }) => {
  const { privacy } = await (await request.get('/api/privacy/get/Privacy Policy')).json();
  let calls = 0;
  page.on('request', (one) => {
    calls += Number(one.url().includes('/api/privacy/get/'));
  });
  await page.goto('/terms-of-service');
  const footer = page.getByRole('contentinfo');
  const open = footer.getByRole('button', { name: 'Privacy Policy' });
  await footer.getByRole('link', { name: /@/ }).focus();
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const tabs = dialog.getByRole('tab');
  const panel = dialog.getByRole('tabpanel');
  await expect(tabs).toHaveText(privacy.map(({ title }: { title: string }) => title));
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, tabs.first(), 3);
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText(await tabs.nth(1).innerText());
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Accept all' }), 6);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(calls).toBe(1);
});
