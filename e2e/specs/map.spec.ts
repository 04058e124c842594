import type { MapMarker } from '@riverfront/contract';
import { expectPins, getMapBox } from '../fixtures/map.ts';
import { expect, test } from '../fixtures/test.ts';

test('pins, map and tooltips have the specified positions and widths', async ({ page, request }) => {
  const { offices, markers } = await (await request.get('/api/offices/list')).json();
  await page.goto('/map');
  for (const { width, map, tooltip, pins } of [
    { width: 1440, map: 0.8, tooltip: 300, pins: markers.desktop },
    { width: 1024, map: 0.7, tooltip: 250, pins: markers.desktop },
    { width: 768, map: 1, tooltip: 250, pins: markers.mobile },
    { width: 480, map: 0.95, tooltip: 150, pins: markers.mobile },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await getMapBox(page)).width).toBeCloseTo(width * map, 0);
    await expectPins(page, offices, pins);
    await page.getByRole('button', { name: 'India head office' }).focus();
    const box = await page.getByRole('tooltip').filter({ visible: true }).boundingBox();
    expect(box?.width).toBeCloseTo(tooltip, 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('a tooltip shows the address on focus and hover, can be hovered, and closes with Escape', async ({
  page,
  request,
}) => {
  const { markers } = await (await request.get('/api/offices/list')).json();
  await page.goto('/map');
  const pin = page.getByRole('button', { name: 'United States office' });
  const tooltip = page.getByRole('tooltip').filter({ visible: true });
  await expect(tooltip).toHaveCount(0);
  await pin.focus();
  const address = markers.desktop.find(({ id }: MapMarker) => id === 'delaware')?.tooltip;
  await expect(tooltip).toHaveText(address);
  await expect(pin).toHaveAccessibleDescription(/Wilmington/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tooltip).toContainText('Middlesex');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(tooltip).toHaveCount(0);

  await pin.hover();
  await expect(tooltip).toContainText('Wilmington');
  await tooltip.hover();
  await expect(tooltip).toContainText('Wilmington');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});
