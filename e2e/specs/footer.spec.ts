import { expect, test } from '../fixtures/test.ts';

test('the footer shows the contact details in a size by width', async ({ page, request }) => {
  const { settings } = await (await request.get('/api/settings/get')).json();
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

  for (const [width, size] of [
    [1280, '16px'],
    [480, '16px'],
    [479, '14px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(footer.getByText(settings.legalName).last()).toHaveCSS('font-size', size);
  }
});
