import { parentPort } from 'node:worker_threads';
import { type Drawing, drawImage } from './draw-image.ts';
import type { Drawn } from './image-thread.ts';

parentPort?.on('message', async (drawing: Drawing) => {
  const response: Drawn = await drawImage(drawing).then(
    (png) => ({ png: new Uint8Array(png) }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(response);
});
