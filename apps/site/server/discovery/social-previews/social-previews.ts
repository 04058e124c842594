import { type ApiClient, isApiError } from '@riverfront/contract/client';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { dataPolicy } from '../../http/content-security-policy.ts';
import { createImageCache, TooManyImages } from './image-cache.ts';
import { createImageThread } from './image-thread.ts';

interface SocialPreviewsOptions {
  api: ApiClient;
  logger: Logger;
  /** Reads a file of the media library by its address; undefined when it cannot be read. */
  readFile: (path: string) => Promise<Buffer | undefined>;
}

/** Hash of what is drawn, and the path of the page. */
const address = /^\/share\/[0-9a-f]{16}(\/[\w/-]+)?\.png$/;

/**
 * Serves social preview images at `/share/<hash>/<path>.png`. The texts come from the published page at the path, and
 * the hash must match them: no other words can be drawn, and an address never shows another image later.
 */
export function socialPreviews({ api, logger, readFile }: SocialPreviewsOptions): Hono {
  const app = new Hono();
  const draw = createImageThread();
  const fetchImage = createImageCache({
    draw: async (card) => draw({ card, logo: card.logo ? await readFile(card.logo) : undefined }),
  });
  app.get('/share/*', async (c) => {
    const found = address.exec(c.req.path);
    if (!found) return c.text('There is no such image.', 404);
    try {
      const { card } = await api.get('sharingCard', { query: { path: found[1] ?? '/' } });
      if (card.href !== c.req.path) return c.text('There is no such image.', 404);
      return c.body(new Uint8Array(await fetchImage(card)), 200, {
        'content-type': 'image/png',
        'content-security-policy': dataPolicy,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    } catch (error) {
      if (isApiError(error) && error.status < 500) return c.text('There is no such image.', 404);
      if (!isApiError(error) && !(error instanceof TooManyImages))
        logger.error({ err: error, path: c.req.path }, 'A social preview image could not be drawn');
      return c.text('The image is unavailable at the moment.', 503, { 'retry-after': '5' });
    }
  });
  return app;
}

/** Allows other sites to embed social previews and the logo of emails; must run before the security headers. */
export function allowEmbedding(): MiddlewareHandler {
  return async function allowEmbedding(c, next) {
    await next();
    if (/^\/(?:share\/|brand\/.*\.png$)/.test(c.req.path))
      c.header('cross-origin-resource-policy', 'cross-origin');
  };
}
