import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { APIError, type PayloadRequest, type UploadEdits } from 'payload';

/** An upload as Payload hands it to hooks: in memory, or in a temporary file. */
type UploadedFile = NonNullable<PayloadRequest['file']>;

/** Largest uploads, in MB of 1024 × 1024 bytes. The proxy lets through one more (`deploy/nginx.conf`). */
export const mediaMegabytes = { image: 20, video: 100 } as const;

/** What the site can show, by media type. SVG is not among them: it can carry script. */
export const mediaTypes = [
  ...['image/avif', 'image/jpeg', 'image/png', 'image/webp'],
  ...['video/mp4', 'video/quicktime', 'video/webm'],
];

/** The limits as they stand beside the field and in the answer to a file that is larger. */
export const mediaLimitsText = `Pictures may have up to ${mediaMegabytes.image} MB (JPEG, PNG, WebP or AVIF), videos up to ${mediaMegabytes.video} MB (MP4, MOV or WebM).`;

/**
 * Gives an uploaded file the type and the name ending of what it is, whatever its name said: the site
 * serves a file by its ending.
 * @throws {APIError} 400 when it is neither a picture nor a video that the site can show, 413 when it is too large
 */
export async function toMediaFile(file: UploadedFile): Promise<UploadedFile> {
  const found = file.tempFilePath
    ? await fileTypeFromFile(file.tempFilePath)
    : await fileTypeFromBuffer(file.data);
  if (!found || !mediaTypes.includes(found.mime))
    throw new APIError(
      `“${file.name}” is no picture or video that the site can show. ${mediaLimitsText}`,
      400,
      null,
      true,
    );
  const megabytes = found.mime.startsWith('video/') ? mediaMegabytes.video : mediaMegabytes.image;
  if (file.size > megabytes * 1024 ** 2)
    throw new APIError(`“${file.name}” is too large. ${mediaLimitsText}`, 413, null, true);
  return { ...file, mimetype: found.mime, name: withEnding(file.name, found.ext) };
}

/** `Kite.html` that is a PNG → `Kite.png`; `Kite.JPEG` stays, for it is one. */
function withEnding(name: string, ending: string): string {
  const given = extname(name);
  const isRight = given.toLowerCase() === `.${ending}` || (ending === 'jpg' && /^\.jpeg$/i.test(given));
  return isRight ? name : `${name.slice(0, name.length - given.length) || 'file'}.${ending}`;
}

/**
 * `Kite Day.JPG` with its bytes → `kite-day-3f2a91c07b.jpg`; the hash is the first 40 bits of
 * SHA-256 over the bytes and what is cut off them.
 */
export async function hashedName(file: UploadedFile, edits?: UploadEdits): Promise<string> {
  const { data, name, tempFilePath } = file;
  const extension = extname(name).toLowerCase();
  const bare = name.slice(0, name.length - extension.length).replace(/-[0-9a-f]{10}$/, '');
  const hash = createHash('sha256');
  if (tempFilePath) for await (const chunk of createReadStream(tempFilePath)) hash.update(chunk);
  else hash.update(data);
  if (edits && changesPicture(edits)) hash.update(JSON.stringify(edits));
  const stem = slugify(bare) || 'file';
  return `${stem.slice(0, 80)}-${hash.digest('hex').slice(0, 10)}${extension}`;
}

function changesPicture({ crop, focalPoint, heightInPixels, widthInPixels }: UploadEdits): boolean {
  const { x = 50, y = 50 } = focalPoint ?? {};
  return Boolean(crop || heightInPixels || widthInPixels) || Number(x) !== 50 || Number(y) !== 50;
}
