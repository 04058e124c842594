import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { hashName, toMediaFile } from '@riverfront/backend/content/media/media-file';
import type { FileStore } from '@riverfront/backend/storage/file-store';
import type { Payload } from 'payload';

/**
 * The sizes of the sample images, encoded beforehand because that takes half a minute; named as the media library
 * names them, by the content of the image. `npm run generate` adds what is missing; after a change of the widths or
 * of the encoding, empty the folder first.
 */
export const sizesFolder = resolve(import.meta.dirname, '../media-sizes');

/**
 * Adds an image to the media library, with its sizes.
 * @param data what the library stores besides the file
 * @returns its id; undefined when not all its sizes are there, so that it has to be uploaded
 */
export async function addWithSizes(
  payload: Payload,
  path: string,
  data: { alt: string; seedKey: string; sample: boolean },
): Promise<number | undefined> {
  const { upload, custom } = payload.collections.media.config;
  const files: FileStore = custom.files;
  const { sharp } = payload.config;
  if (!sharp) return undefined;
  const bytes = await readFile(path);
  const isDrawing = path.endsWith('.svg');
  const file = await toMediaFile({ name: basename(path), data: bytes, size: bytes.length, mimetype: '' });
  const filename = await hashName(file);
  const { width = 0, height = 0 } = await sharp(path).metadata();
  const stem = filename.slice(0, filename.lastIndexOf('.'));
  const encoded = (await readdir(sizesFolder).catch(() => [])).filter((name) => name.startsWith(`${stem}-`));

  const sizes: Record<string, object> = {};
  for (const { name, width: wanted = 0, formatOptions } of isDrawing ? [] : (upload.imageSizes ?? [])) {
    const format = formatOptions?.format;
    const resized = Math.min(wanted, width);
    const found = encoded.find((one) => one.startsWith(`${stem}-${resized}x`) && one.endsWith(`.${format}`));
    if (!found) return undefined;
    const { size, height: resizedHeight } = await sharp(await readFile(join(sizesFolder, found))).metadata();
    sizes[name] = {
      url: addressOf(found),
      filename: found,
      width: resized,
      height: resizedHeight,
      mimeType: `image/${format}`,
      filesize: size,
    };
  }
  await files.put(filename, bytes);
  for (const name of encoded) await files.put(name, { path: join(sizesFolder, name) });
  const doc = await payload.db.create({
    collection: 'media',
    data: {
      ...data,
      url: addressOf(filename),
      filename,
      mimeType: file.mimetype,
      filesize: bytes.length,
      width,
      height,
      focalX: 50,
      focalY: 50,
      sizes,
    },
  });
  return Number(doc.id);
}

function addressOf(filename: string): string {
  return `/api/media/file/${filename}`;
}
