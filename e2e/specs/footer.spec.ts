import { expect, test } from '../fixtures/test.ts';

test('the footer text has 16 px, and 14 px under 480 px', async ({ page, request }) => {
  const { settings } = await (await request.get('/api/settings/get')).json();
  await page.goto('/services');
  const text = page.getByRole('contentinfo').getByText(settings.legalName).last();
  for (const [width, size] of [
    [1280, '16px'],
    [480, '16px'],
    [479, '14px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(text).toHaveCSS('font-size', size);
  }
});

test('the footer shows the contact details and opens the privacy policy', async ({ page, request }) => {
  const { settings } = await (await request.get('/api/settings/get')).json();
  const { privacy } = await (await request.get('/api/privacy/get/Privacy Policy')).json();
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(settings.legalName);
  await expect(footer).toContainText(settings.headOffice.label);
  for (const phone of settings.phones) await expect(footer.getByRole('link', { name: phone })).toBeVisible();
  await expect(footer.getByRole('link', { name: settings.salesEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.salesEmail}`,
  );
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  await expect(footer.getByRole('link', { name: /Photo sharing/ })).toHaveAttribute('target', '_blank');

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/privacy/get/')) calls.push(request.url());
  });
  await footer.getByRole('button', { name: 'Privacy Policy' }).click();
  const dialog = page.getByRole('dialog');
  const tabs = dialog.getByRole('tab');
  await expect(tabs).toHaveText(privacy.map(({ title }: { title: string }) => title));
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel')).toContainText(privacy[0].title);
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('tabpanel')).toContainText(privacy[1].title);
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(dialog).toBeHidden();
  await footer.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(dialog).toBeVisible();
  expect(calls).toHaveLength(1);
});
