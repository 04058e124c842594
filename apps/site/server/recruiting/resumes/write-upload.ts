import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toStorageError } from '@riverfront/backend/platform';

/** An upload on the local disk, not yet inspected. `size` in bytes, `sha256` in hexadecimal. */
export type Upload = { path: string; size: number; sha256: string };

/**
 * Writes a stream to a new private file in `<dir>/incoming/`; on any failure, and when `signal` aborts, no file stays.
 * @throws {StorageUnavailable} when the disk fails
 */
export async function writeUpload(stream: Readable, dir: string, signal: AbortSignal): Promise<Upload> {
  // The stream may fail while the file is still being opened, before the pipeline listens.
  stream.on('error', () => {});
  const incomingDir = join(dir, 'incoming');
  const path = join(incomingDir, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    await mkdir(incomingDir, { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      file.createWriteStream(),
      { signal },
    );
    return { path, size, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true }).catch(() => {});
    throw toStorageError(error);
  }
}
