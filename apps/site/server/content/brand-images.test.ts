import { brand } from '@riverfront/brand';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';

const site = await openTestApp();
const get = async (path: string) => {
  const answer = await site.app.request(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};
const draw = async (path: string) => sharp(Buffer.from(await (await get(path)).arrayBuffer()));

test.each([
  ['/favicon.png', 96],
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/brand/mark.png', 80],
])('%s has the mark in the middle', async (path, size) => {
  const image = await draw(path);
  expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  const { entropy } = await image
    .extract({ left: size >> 2, top: size >> 2, width: size >> 1, height: size >> 1 })
    .stats();
  expect(entropy).toBeGreaterThan(0.5);
});

test('has an icon for browsers that ask for it by name, and for the mark in emails other sites may show', async () => {
  const icon = Buffer.from(await (await get('/favicon.ico')).arrayBuffer());
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 });
  expect((await get('/brand/mark.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('has the colours of the brand in the manifest', async () => {
  const { page } = brand.colours.light;
  expect(await (await get('/site.webmanifest')).json()).toMatchObject({
    theme_color: page,
    background_color: page,
  });
});
