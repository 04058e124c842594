import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { APIError, type PayloadRequest, type UploadEdits } from 'payload';
import { toKey } from '../../fields/key.ts';

/** An upload as hooks get it: in memory, or in a temporary file. */
type UploadedFile = NonNullable<PayloadRequest['file']>;

/** Maximum size of uploads in MiB. The proxy allows one more (`deploy/nginx.conf`). */
export const mediaMegabytes = { image: 20, video: 100 } as const;

/** Accepted media types. An SVG is stored as it is, and only ever shown in `img`. */
export const mediaTypes = [
  ...['image/avif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'],
  ...['video/mp4', 'video/quicktime', 'video/webm'],
];

/** The limits in words, for the form and the error. */
export const mediaLimitsText = `Images may have up to ${mediaMegabytes.image} MB (JPEG, PNG, WebP, AVIF or SVG), videos up to ${mediaMegabytes.video} MB (MP4, MOV or WebM).`;

/**
 * Sets type and extension of an upload by its content, whatever its name says: the site serves a file by its extension.
 * @throws {APIError} 400 for an unsupported type, 413 when it is too large
 */
export async function toMediaFile(file: UploadedFile): Promise<UploadedFile> {
  const found = await findType(file);
  if (!found || !mediaTypes.includes(found.mime))
    throw new APIError(`“${file.name}” is not a supported image or video. ${mediaLimitsText}`, 400);
  if (found.mime === svg.mime && file.size > maxSvgBytes)
    throw new APIError(`“${file.name}” is too large. An SVG may have up to 512 KB.`, 413);
  const megabytes = found.mime.startsWith('video/') ? mediaMegabytes.video : mediaMegabytes.image;
  if (file.size > megabytes * 1024 ** 2)
    throw new APIError(`“${file.name}” is too large. ${mediaLimitsText}`, 413);
  return { ...file, mimetype: found.mime, name: withExtension(file.name, found.ext) };
}

const svg = { mime: 'image/svg+xml', ext: 'svg' };

/** A logo of some kilobytes, not a photograph in one: Payload reads all of its text (`validateSvg`, 3.90.2). */
const maxSvgBytes = 512 * 1024;

/** Bytes in which the first element of an SVG is, after its declaration and comments. */
const startBytes = 64 * 1024;

/** Detects a type by the first bytes; an SVG, which has no signature, by its first element. It is not parsed. */
async function findType(file: UploadedFile): Promise<{ mime: string; ext: string } | undefined> {
  const { data, tempFilePath } = file;
  const found = tempFilePath ? await fileTypeFromFile(tempFilePath) : await fileTypeFromBuffer(data);
  if (found && found.mime !== 'application/xml') return found;
  const start = tempFilePath ? await readStart(tempFilePath) : data.subarray(0, startBytes);
  const source = start.toString('utf8');
  if (!/^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(source)) return undefined;
  const [tag = ''] = source.slice(source.search(/<svg[\s>/]|$/)).split('>', 1);
  // Payload's own words would be “There was a problem while uploading the file.”
  if (tag && !/\s(?:viewBox|width)\s*=/.test(tag))
    throw new APIError(`“${file.name}” has no size. Export it again with a viewBox, or use a PNG.`, 400);
  return tag ? svg : undefined;
}

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
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
  return `${toKey(bare, 80)}-${hash.digest('hex').slice(0, 10)}${extension}`;
}

function changesImage({ crop, focalPoint, heightInPixels, widthInPixels }: UploadEdits): boolean {
  const { x = 50, y = 50 } = focalPoint ?? {};
  return Boolean(crop || heightInPixels || widthInPixels) || Number(x) !== 50 || Number(y) !== 50;
}
