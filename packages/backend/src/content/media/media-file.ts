import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { APIError, type PayloadRequest, type UploadEdits } from 'payload';
import { toKey } from '../../fields/key.ts';
import { runInWorker, WorkerUnavailable } from '../../storage/worker/run-in-worker.ts';
import type { cleanSvg } from './clean-svg.ts';

/** An upload as hooks get it: in memory, or in a temporary file. */
type UploadedFile = NonNullable<PayloadRequest['file']>;

/** Maximum size of uploads in MiB. The proxy allows one more (`deploy/nginx.conf`). */
export const mediaMegabytes = { image: 20, video: 100 } as const;

/** Accepted media types. An SVG is rewritten without what could run. */
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
  const found = file.tempFilePath
    ? await fileTypeFromFile(file.tempFilePath)
    : await fileTypeFromBuffer(file.data);
  if (!found || found.mime === 'application/xml') {
    const drawing = await toCleanSvg(file);
    if (drawing) return drawing;
  }
  if (!found || !mediaTypes.includes(found.mime))
    throw new APIError(`“${file.name}” is not a supported image or video. ${mediaLimitsText}`, 400);
  const megabytes = found.mime.startsWith('video/') ? mediaMegabytes.video : mediaMegabytes.image;
  if (file.size > megabytes * 1024 ** 2)
    throw new APIError(`“${file.name}” is too large. ${mediaLimitsText}`, 413);
  return { ...file, mimetype: found.mime, name: withExtension(file.name, found.ext) };
}

/** Largest SVG in bytes: a logo of some kilobytes, not a photograph in one. */
const maxSvg = 512 * 1024;

/** Cleans an upload that is an SVG; undefined for any other. @throws {APIError} 400 for one that cannot be shown */
async function toCleanSvg(file: UploadedFile): Promise<UploadedFile | undefined> {
  const start = file.tempFilePath ? await readStart(file.tempFilePath) : file.data.subarray(0, maxSvg + 1);
  const source = start.toString('utf8');
  if (!/^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(source) || !/<svg[\s>/]/.test(source))
    return undefined;
  if (start.length > maxSvg)
    throw new APIError(`“${file.name}” is too large. An SVG may have up to 512 KB.`, 413);
  const data = Buffer.from(await clean(file.name, source));
  // Payload reads the temporary file.
  if (file.tempFilePath) await writeFile(file.tempFilePath, data);
  const stored = file.tempFilePath ? file.data : data;
  return {
    ...file,
    data: stored,
    size: data.length,
    mimetype: 'image/svg+xml',
    name: withExtension(file.name, 'svg'),
  };
}

/** Cleans an SVG in a worker thread. @throws {APIError} 400 also when that takes too long */
async function clean(name: string, source: string): Promise<string> {
  const task = { file: './clean-svg.ts', from: import.meta.url, name: 'cleanSvg' };
  const limits = { deadlineMs: 10_000, heapMegabytes: 128, bufferMegabytes: 64 };
  try {
    return await runInWorker<typeof cleanSvg>({ ...task, args: [source] }, limits);
  } catch (cause) {
    if (cause instanceof WorkerUnavailable) throw cause;
    if (cause instanceof Error && cause.name === 'UnsafeSvgError')
      throw new APIError(`“${name}” ${cause.message}`, 400, { cause });
    const message = `“${name}” cannot be read as an SVG. Please export it again, with a viewBox, or use a PNG.`;
    throw new APIError(message, 400, { cause });
  }
}

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxSvg + 1));
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
