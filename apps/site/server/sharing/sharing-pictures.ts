import type { SharingCard } from '@riverfront/contract';
import { type ApiClient, isApiError } from '@riverfront/contract/client';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { dataPolicy } from '../http/content-security-policy.ts';
import { cardPictures, TooManyPictures } from './card-pictures.ts';
import { cardThread } from './card-thread.ts';

export interface SharingPicturesOptions {
  api: ApiClient;
  logger: Logger;
  /** Draws one picture; in a thread of its own unless a test gives something else. */
  draw?: (card: SharingCard) => Promise<Buffer>;
}

/** Hash of what is drawn, and the path of the page that is shared. */
const address = /^\/share\/[0-9a-f]{16}(\/[\w/-]+)?\.png$/;

/**
 * The pictures that pages are shared with, at `/share/<hash>/<path>.png`. The texts come from what
 * is published at the path, never from the address, which only has to be the one that the API gives
 * for it: no other words can be drawn, and an address never shows another picture later.
 */
export function sharingPictures({ api, logger, draw = cardThread() }: SharingPicturesOptions): Hono {
  const pictures = new Hono();
  const pictureOf = cardPictures({ draw });
  pictures.get('/share/*', async (c) => {
    const found = address.exec(c.req.path);
    if (!found) return c.text('There is no such picture.', 404);
    try {
      const { card } = await api.get('sharingCard', { query: { path: found[1] ?? '/' } });
      if (card.href !== c.req.path) return c.text('There is no such picture.', 404);
      return c.body(new Uint8Array(await pictureOf(card)), 200, {
        'content-type': 'image/png',
        'content-security-policy': dataPolicy,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    } catch (error) {
      if (isApiError(error) && error.status < 500) return c.text('There is no such picture.', 404);
      if (!isApiError(error) && !(error instanceof TooManyPictures))
        logger.error({ err: error, path: c.req.path }, 'A sharing picture could not be drawn');
      return c.text('The picture cannot be had at the moment.', 503, { 'retry-after': '5' });
    }
  });
  return pictures;
}

/** Lets other sites show these pictures, which is what they are for; to stand before the security headers. */
export function shownElsewhere(): MiddlewareHandler {
  return async function shownElsewhere(c, next) {
    await next();
    if (c.req.path.startsWith('/share/')) c.header('cross-origin-resource-policy', 'cross-origin');
  };
}
