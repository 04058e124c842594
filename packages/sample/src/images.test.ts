import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { hashName } from '@riverfront/backend/content/media/media-file';
import { expect, test } from 'vitest';
import { sizesFolder } from './images.ts';

const media = resolve(import.meta.dirname, '../media');
const files = await readdir(media, { recursive: true });

test('every image has its sizes, and no size is left of another', async () => {
  const images = files.filter((name) => /\.(?:webp|png|jpe?g)$/.test(name));
  const stems = await Promise.all(
    images.map(async (path) => {
      const data = await readFile(join(media, path));
      const name = await hashName({ name: basename(path), data, size: data.length, mimetype: '' });
      return name.slice(0, name.lastIndexOf('.'));
    }),
  );
  const sizes = await readdir(sizesFolder);
  const stemsWith = (format: string) =>
    new Set(sizes.filter((name) => name.endsWith(format)).map((name) => name.replace(/-\d+x\d+\.\w+$/, '')));
  expect([...stemsWith('.webp')].sort()).toEqual(stems.sort());
  expect([...stemsWith('.avif')].sort()).toEqual(stems);
});
