import { parentPort } from 'node:worker_threads';
import type { SharingCard } from '@riverfront/contract';
import { drawImage } from './draw-image.ts';
import type { Drawn } from './image-thread.ts';

parentPort?.on('message', async (card: SharingCard) => {
  const response: Drawn = await drawImage(card).then(
    (png) => ({ png: new Uint8Array(png) }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(response);
});
