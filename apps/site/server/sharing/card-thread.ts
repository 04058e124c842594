import { Worker } from 'node:worker_threads';
import type { SharingCard } from '@riverfront/contract';

/** What the thread answers to a card. */
export type Drawn = { png: Uint8Array<ArrayBuffer> } | { error: string };

export interface CardThreadOptions {
  /** The thread, with its fonts and buffers of some 60 MB, ends after so many milliseconds without work. */
  idleMs?: number;
  /** Milliseconds after which a drawing is given up, the start of the thread included. */
  deadlineMs?: number;
}

// Apart from `new Worker`: Vite would take the two together for a worker of the browser.
const entry = new URL('./card-worker.ts', import.meta.url);

/**
 * Draws pictures in a thread of its own, so that laying out letters holds up nobody's page. To be
 * asked for one picture at a time.
 */
export function cardThread({ idleMs = 30_000, deadlineMs = 60_000 }: CardThreadOptions = {}) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
  }

  function start(): Worker {
    const started = new Worker(entry, { name: 'sharing pictures', env: {}, execArgv: [] });
    // It must not keep the process alive.
    started.unref();
    return started;
  }

  /** @throws {Error} when the picture cannot be drawn, or not in time */
  return async function drawInThread(card: SharingCard): Promise<Buffer> {
    clearTimeout(idle);
    worker ??= start();
    const answer = Promise.withResolvers<Drawn>();
    const failed = (cause?: unknown) => answer.reject(new Error('A picture could not be drawn', { cause }));
    const exited = () => failed();
    const deadline = setTimeout(failed, deadlineMs);
    worker.on('message', answer.resolve).on('error', failed).on('exit', exited);
    worker.postMessage(card);
    try {
      const drawn = await answer.promise;
      if ('error' in drawn) throw new Error(drawn.error);
      worker.off('message', answer.resolve).off('error', failed).off('exit', exited);
      idle = setTimeout(end, idleMs).unref();
      return Buffer.from(drawn.png);
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  };
}
