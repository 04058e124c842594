import { expect, test } from '../fixtures/test.ts';

test('the footer shows the contact details in a size by width, and opens the privacy policy', async ({
  page,
  request,
}) => {
  const { settings } = await (await request.get('/api/settings/get')).json();
  const { privacy } = await (await request.get('/api/privacy/get/Privacy Policy')).json();
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
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
  const open = footer.getByRole('button', { name: 'Privacy Policy' });
  const dialog = page.getByRole('dialog');
  await open.click();
  await expect(dialog.getByRole('tab')).toHaveText(privacy.map(({ title }: { title: string }) => title));
  await expect(dialog.getByRole('tabpanel')).toContainText(privacy[0].title);
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  expect(calls).toHaveLength(1);
  await page.keyboard.press('Escape');

  for (const [width, size] of [
    [1280, '16px'],
    [480, '16px'],
    [479, '14px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(footer.getByText(settings.legalName).last()).toHaveCSS('font-size', size);
  }
});
