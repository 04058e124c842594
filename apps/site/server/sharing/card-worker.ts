import { parentPort } from 'node:worker_threads';
import type { SharingCard } from '@riverfront/contract';
import type { Drawn } from './card-thread.ts';
import { drawCard } from './draw-card.ts';

parentPort?.on('message', async (card: SharingCard) => {
  const answer: Drawn = await drawCard(card).then(
    (png) => ({ png: new Uint8Array(png) }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
