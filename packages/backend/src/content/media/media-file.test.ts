import { expect, test } from 'vitest';
import { onePixel as png } from '../../../testing/records.ts';
import { hashName, toMediaFile } from './media-file.ts';

const mimetype = 'text/html';
const fileOf = (name: string, data: Buffer, size = data.length) => ({ name, data, size, mimetype });
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

test('keeps a readable stem and the extension, and adds ten digits of SHA-256', async () => {
  const data = Buffer.from('hello');
  expect(await hashName(fileOf('Kite Day.JPG', data))).toBe('kite-day-2cf24dba5f.jpg');
  expect(await hashName(fileOf('../../etc/passwd.png', data))).not.toContain('/');
  expect(await hashName(fileOf('नदी.webp', data))).toMatch(/^[\w-]+-2cf24dba5f\.webp$/);
});

test.each([
  ['x.html', png, 'x.png', 'image/png'],
  ['photo', png, 'photo.png', 'image/png'],
  ['photo.png', jpeg, 'photo.jpg', 'image/jpeg'],
])('gives %s the extension of its content', async (name, data, expected, mimetype) => {
  expect(await toMediaFile(fileOf(name, data))).toMatchObject({ name: expected, mimetype });
});

test.each(['x.png', 'x.mp4'])('rejects an HTML page called %s', async (name) => {
  await expect(toMediaFile(fileOf(name, Buffer.from('<!doctype html>')))).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^“x\.\w+” is not a supported image or video.*JPEG/),
  });
});

test('rejects an image above its limit', async () => {
  await expect(toMediaFile(fileOf('x.png', png, 20 * 1024 ** 2 + 1))).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining('Images may have up to 20 MB'),
  });
});

test('says what to change in an SVG whose style loads something', async () => {
  const drawing = Buffer.from('<svg viewBox="0 0 1 1"><style>@import "//x.example";</style></svg>');
  await expect(toMediaFile(fileOf('x.svg', drawing))).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^“x\.svg” has a <style> that loads .* or use a PNG\.$/),
  });
});
