import { createConcurrencyLimit } from '@riverfront/backend/limits/concurrency-limit';
import {
  runInWorker,
  tooManyFiles,
  WorkerUnavailable,
} from '@riverfront/backend/storage/worker/run-in-worker';
import type { SocialPreview } from '@riverfront/contract';
import { type ApiClient, isApiError } from '@riverfront/contract/client';
import { Hono, type MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { dataPolicy } from '../../middleware/content-security-policy.ts';
import type { drawImage } from './draw-image.ts';

interface SocialPreviewsOptions {
  api: ApiClient;
  logger: Logger;
}

/** Maximum size of the cached images in bytes; one has about 35 KB. */
const maxSize = 12 * 1024 * 1024;

/** Hash of what is drawn, and the path of the page. */
const address = /^\/share\/[0-9a-f]{16}(\/[\w/-]+)?\.png$/;

/**
 * Serves social preview images at `/share/<hash>/<path>.png`. The texts come from the published page at the path, and
 * the hash must match them: no other words can be drawn, and an address never shows another image later.
 */
export function socialPreviews({ api, logger }: SocialPreviewsOptions): Hono {
  const app = new Hono();
  // One takes about 50 ms.
  const runLimited = createConcurrencyLimit({ concurrency: 1, maxQueued: 50, createError: tooManyFiles });
  const images = new LRUCache<string, Buffer, SocialPreview>({
    maxSize,
    sizeCalculation: (png) => png.length,
    fetchMethod: (_href, _stale, { context: card }) => runLimited(() => drawInWorker(card)),
  });
  app.get('/share/*', async (c) => {
    const found = address.exec(c.req.path);
    if (!found) return c.text('There is no such image.', 404);
    try {
      const { card } = await api.get('socialPreview', { query: { path: found[1] ?? '/' } });
      if (card.href !== c.req.path) return c.text('There is no such image.', 404);
      return c.body(new Uint8Array(await images.forceFetch(card.href, { context: card })), 200, {
        'content-type': 'image/png',
        'content-security-policy': dataPolicy,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    } catch (error) {
      if (isApiError(error) && error.status < 500) return c.text('There is no such image.', 404);
      if (!isApiError(error) && !(error instanceof WorkerUnavailable))
        logger.error({ err: error, path: c.req.path }, 'A social preview image could not be drawn');
      return c.text('The image is unavailable at the moment.', 503, { 'retry-after': '5' });
    }
  });
  return app;
}

/** The thread, whose fonts and buffers take some 60 MB, ends after half a minute without work. */
const limits = { deadlineMs: 60_000, heapMegabytes: 256, bufferMegabytes: 256, idleMs: 30_000 };

/** Draws in a worker thread, so that text layout does not block the event loop. */
async function drawInWorker(card: SocialPreview): Promise<Buffer> {
  const task = { file: './draw-image.ts', from: import.meta.url, name: 'drawImage' };
  return Buffer.from(await runInWorker<typeof drawImage>({ ...task, args: [card] }, limits));
}

/** Allows other sites to embed social previews and the mark in emails; must run before the security headers. */
export function allowEmbedding(): MiddlewareHandler {
  return async function allowEmbedding(c, next) {
    await next();
    if (/^\/(?:share\/|brand\/.*\.png$)/.test(c.req.path))
      c.header('cross-origin-resource-policy', 'cross-origin');
  };
}
