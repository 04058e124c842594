import type { SharingCard } from '@riverfront/contract';
import { LRUCache } from 'lru-cache';

export interface CardPicturesOptions {
  draw: (card: SharingCard) => Promise<Buffer>;
  /** Most bytes of pictures in memory; one has about 35 KB. */
  maxBytes?: number;
  /** Most pictures that wait to be drawn; one takes about a twentieth of a second. */
  maxWaiting?: number;
}

/** More pictures are asked for at once than can be drawn soon. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

/**
 * Pictures by their address, each drawn when first asked for and kept; one is drawn at a time, and
 * once for all who ask for it meanwhile.
 */
export function cardPictures({ draw, maxBytes = 12 * 1024 * 1024, maxWaiting = 50 }: CardPicturesOptions) {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (png) => png.length });
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  /**
   * @throws {TooManyPictures} when too many wait already
   * @throws what `draw` throws
   */
  return async function pictureOf(card: SharingCard): Promise<Buffer> {
    const { href } = card;
    const known = kept.get(href) ?? drawing.get(href);
    if (known) return known;
    if (drawing.size >= maxWaiting) throw new TooManyPictures();
    const drawn = last
      .then(() => draw(card))
      .then((png) => {
        kept.set(href, png);
        return png;
      })
      .finally(() => drawing.delete(href));
    last = drawn.catch(() => undefined);
    drawing.set(href, drawn);
    return drawn;
  };
}
