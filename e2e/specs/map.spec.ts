import type { Page } from '@playwright/test';
import type { MapMarker, Office } from '@riverfront/contract';
import { expect, test } from '../fixtures/test.ts';

const getMapBox = async (page: Page) => {
  const box = await page.getByRole('region', { name: 'World map' }).boundingBox();
  if (!box) throw new Error('The map is not shown');
  return box;
};

async function expectPins(page: Page, offices: Office[], markers: MapMarker[]) {
  const map = await getMapBox(page);
  for (const { id, left, top } of markers) {
    const name = offices.find(({ _id }) => _id === id)?.name;
    const pin = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (!pin) throw new Error(`${name} has no pin`);
    expect(pin.x + pin.width / 2 - map.x).toBeCloseTo((map.width * left) / 100, 0);
    expect(pin.y + pin.height / 2 - map.y).toBeCloseTo((map.height * top) / 100, 0);
  }
}

test('pins have the positions of the content, with another set up to 768 px', async ({ page, request }) => {
  const { offices, markers } = await (await request.get('/api/offices/list')).json();
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/map');
  await expectPins(page, offices, markers.desktop);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectPins(page, offices, markers.mobile);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectPins(page, offices, markers.desktop);
});

test('map and tooltips have the specified widths', async ({ page }) => {
  await page.goto('/map');
  for (const { width, map, tooltip } of [
    { width: 1440, map: 0.8, tooltip: 300 },
    { width: 1025, map: 0.8, tooltip: 300 },
    { width: 1024, map: 0.7, tooltip: 250 },
    { width: 769, map: 0.7, tooltip: 250 },
    { width: 768, map: 1, tooltip: 250 },
    { width: 480, map: 0.95, tooltip: 150 },
    { width: 320, map: 0.95, tooltip: 150 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await getMapBox(page)).width).toBeCloseTo(width * map, 0);
    await page.getByRole('button', { name: 'India head office' }).focus();
    const box = await page.getByRole('tooltip').filter({ visible: true }).boundingBox();
    expect(box?.width).toBeCloseTo(tooltip, 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('a tooltip shows the address on focus and hover, can be hovered, and closes with Escape', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  const { markers } = await (await request.get('/api/offices/list')).json();
  await page.goto('/map');
  const pin = page.getByRole('button', { name: 'United States office' });
  const tooltip = page.getByRole('tooltip').filter({ visible: true });
  await expect(tooltip).toHaveCount(0);
  await pin.focus();
  const set: MapMarker[] = isMobile ? markers.mobile : markers.desktop;
  await expect(tooltip).toHaveText(set.find(({ id }) => id === 'delaware')?.tooltip ?? '');
  await expect(pin).toHaveAccessibleDescription(/Wilmington/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tooltip).toContainText('Middlesex');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(tooltip).toHaveCount(0);
  if (isMobile) return;

  await pin.hover();
  await expect(tooltip).toContainText('Wilmington');
  await tooltip.hover();
  await expect(tooltip).toContainText('Wilmington');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(2, 2);
  await pin.hover();
  await expect(tooltip).toContainText('Wilmington');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pins have their positions and show their addresses', { tag: '@phone' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const { offices, markers } = await (await request.get('/api/offices/list')).json();
    await page.goto('/map');
    await expectPins(page, offices, isMobile ? markers.mobile : markers.desktop);
    await page.getByRole('button', { name: 'India head office' }).focus();
    await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('Ahmedabad');
  });
});
