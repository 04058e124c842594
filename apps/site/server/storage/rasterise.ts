import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { createConcurrencyLimit } from '@riverfront/backend/limits/concurrency-limit';
import { tooManyFiles } from '@riverfront/backend/storage/worker/run-in-worker';

const entry = resolve(import.meta.dirname, 'rasterise-process.ts');

const runLimited = createConcurrencyLimit({ concurrency: 1, maxQueued: 32, createError: tooManyFiles });

/**
 * Fits a drawing into a box, as PNG, in a process of its own. librsvg can take minutes and gigabytes for a small SVG,
 * and a thread cannot be terminated while it does: `terminate()` waited 40 s for the end of a drawing.
 * @returns undefined when it cannot be drawn within ten seconds and 512 MB
 */
export function rasterise(
  drawing: Buffer,
  { width = 0, height }: { width?: number; height: number },
): Promise<Buffer | undefined> {
  return runLimited(async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
    const child = execFile(
      process.execPath,
      [entry, String(width), String(height)],
      {
        encoding: 'buffer',
        // The secrets of the site are of no use to it.
        env: { NODE_ENV: 'production' },
        maxBuffer: 16 * 1024 ** 2,
        timeout: 10_000,
        killSignal: 'SIGKILL',
      },
      (error, png) => resolve(error ? undefined : png),
    );
    // A process that was killed does not read on; its callback reports it.
    child.stdin?.on('error', () => {}).end(drawing);
    return promise;
  });
}
