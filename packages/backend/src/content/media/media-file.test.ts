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

test.each([
  '<svg viewBox="0 0 1 1"/>',
  '\uFEFF<?xml version="1.0"?><!-- by hand --><svg viewBox="0 0 1 1"/>',
])('stores the SVG %j as it is', async (source) => {
  const given = fileOf('logo.html', Buffer.from(source));
  expect(await toMediaFile(given)).toEqual({ ...given, name: 'logo.svg', mimetype: 'image/svg+xml' });
});

test('rejects an SVG above 512 KB, and other XML', async () => {
  const large = fileOf('x.svg', Buffer.from('<svg viewBox="0 0 1 1"/>'), 512 * 1024 + 1);
  await expect(toMediaFile(large)).rejects.toMatchObject({ status: 413 });
  const feed = fileOf('x.svg', Buffer.from('<?xml version="1.0"?><rss/>'));
  await expect(toMediaFile(feed)).rejects.toMatchObject({ status: 400 });
});
