import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw-image.ts';

/** The response of the worker to a drawing. */
export type Drawn = { png: Uint8Array<ArrayBuffer> } | { error: string };

/** The worker, whose fonts and buffers take some 60 MB, ends after this many milliseconds without work. */
const idleMs = 30_000;

/** Timeout of one image in milliseconds, including the start of the worker. */
const timeoutMs = 60_000;

// Not inside `new Worker`: Vite would bundle it as a worker of the browser.
const entry = new URL('./image-worker.ts', import.meta.url);

/** Creates a function that draws images in a worker thread, so that text layout does not block the event loop. */
export function createImageThread() {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
  }

  function start(): Worker {
    const started = new Worker(entry, { name: 'social previews', env: {}, execArgv: [] });
    // It must not keep the process alive.
    started.unref();
    return started;
  }

  /**
   * Draws one image; calls must not overlap.
   * @throws {Error} when the image cannot be drawn, or not in time
   */
  return async function drawInThread(drawing: Drawing): Promise<Buffer> {
    clearTimeout(idle);
    worker ??= start();
    const response = Promise.withResolvers<Drawn>();
    const fail = (cause?: unknown) => response.reject(new Error('The image could not be drawn', { cause }));
    const onExit = () => fail();
    const timeout = setTimeout(fail, timeoutMs);
    worker.on('message', response.resolve).on('error', fail).on('exit', onExit);
    worker.postMessage(drawing);
    try {
      const drawn = await response.promise;
      if ('error' in drawn) throw new Error(drawn.error);
      worker.off('message', response.resolve).off('error', fail).off('exit', onExit);
      idle = setTimeout(end, idleMs).unref();
      return Buffer.from(drawn.png);
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timeout);
    }
  };
}
