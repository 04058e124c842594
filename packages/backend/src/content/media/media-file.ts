import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { APIError, type PayloadRequest, type UploadEdits } from 'payload';

/** An upload as hooks get it: in memory, or in a temporary file. */
type UploadedFile = NonNullable<PayloadRequest['file']>;

/** Maximum size of uploads in MiB. The proxy allows one more (`deploy/nginx.conf`). */
export const mediaMegabytes = { image: 20, video: 100 } as const;

/** Accepted media types. Not SVG, which can carry script. */
export const mediaTypes = [
  ...['image/avif', 'image/jpeg', 'image/png', 'image/webp'],
  ...['video/mp4', 'video/quicktime', 'video/webm'],
];

/** The limits in words, for the form and the error. */
export const mediaLimitsText = `Images may have up to ${mediaMegabytes.image} MB (JPEG, PNG, WebP or AVIF), videos up to ${mediaMegabytes.video} MB (MP4, MOV or WebM).`;

/**
 * Sets type and extension of an upload by its content, whatever its name says: the site serves a file by its extension.
 * @throws {APIError} 400 for an unsupported type, 413 when it is too large
 */
export async function toMediaFile(file: UploadedFile): Promise<UploadedFile> {
  const found = file.tempFilePath
    ? await fileTypeFromFile(file.tempFilePath)
    : await fileTypeFromBuffer(file.data);
  if (!found || !mediaTypes.includes(found.mime))
    throw new APIError(`“${file.name}” is not a supported image or video. ${mediaLimitsText}`, 400);
  const megabytes = found.mime.startsWith('video/') ? mediaMegabytes.video : mediaMegabytes.image;
  if (file.size > megabytes * 1024 ** 2)
    throw new APIError(`“${file.name}” is too large. ${mediaLimitsText}`, 413);
  return { ...file, mimetype: found.mime, name: withExtension(file.name, found.ext) };
}

/** Replaces a wrong extension: `Kite.html` that is a PNG → `Kite.png`; a JPEG may also be called `Kite.JPEG`. */
function withExtension(name: string, extension: string): string {
  const given = extname(name);
  const isRight = given.toLowerCase() === `.${extension}` || (extension === 'jpg' && /^\.jpeg$/i.test(given));
  return isRight ? name : `${name.slice(0, name.length - given.length) || 'file'}.${extension}`;
}

/** Creates the name `kite-day-3f2a91c07b.jpg` of `Kite Day.JPG` with 40 bits of SHA-256 over its bytes and edits. */
export async function hashName(file: UploadedFile, edits?: UploadEdits): Promise<string> {
  const { data, name, tempFilePath } = file;
  const extension = extname(name).toLowerCase();
  const bare = name.slice(0, name.length - extension.length).replace(/-[0-9a-f]{10}$/, '');
  const hash = createHash('sha256');
  if (tempFilePath) for await (const chunk of createReadStream(tempFilePath)) hash.update(chunk);
  else hash.update(data);
  if (edits && changesImage(edits)) hash.update(JSON.stringify(edits));
  const stem = slugify(bare) || 'file';
  return `${stem.slice(0, 80)}-${hash.digest('hex').slice(0, 10)}${extension}`;
}

function changesImage({ crop, focalPoint, heightInPixels, widthInPixels }: UploadEdits): boolean {
  const { x = 50, y = 50 } = focalPoint ?? {};
  return Boolean(crop || heightInPixels || widthInPixels) || Number(x) !== 50 || Number(y) !== 50;
}
