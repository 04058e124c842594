import type { SharingCard } from '@riverfront/contract';
import { LRUCache } from 'lru-cache';

interface ImageCacheOptions {
  draw: (card: SharingCard) => Promise<Buffer>;
  /** Maximum number of images that wait to be drawn; one takes about 50 ms. */
  maxWaiting?: number;
}

/** Maximum size of the cached images in bytes; one has about 35 KB. */
const maxSize = 12 * 1024 * 1024;

/** More images are requested at once than can be drawn soon. */
export class TooManyImages extends Error {
  override readonly name = 'TooManyImages';
}

/** Creates an LRU cache of images by their address, with deduplicated requests and serialised drawing. */
export function createImageCache({ draw, maxWaiting = 50 }: ImageCacheOptions) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const images = new LRUCache<string, Buffer, SharingCard>({
    maxSize,
    sizeCalculation: (png) => png.length,
    async fetchMethod(_href, _stale, { context: card }) {
      if (waiting >= maxWaiting) throw new TooManyImages();
      waiting += 1;
      const drawn = last.then(() => draw(card)).finally(() => (waiting -= 1));
      last = drawn.catch(() => undefined);
      return drawn;
    },
  });

  /**
   * Returns the image of a card, drawn on first request.
   * @throws {TooManyImages} when too many are waiting, and what `draw` throws
   */
  return (card: SharingCard): Promise<Buffer> => images.forceFetch(card.href, { context: card });
}
