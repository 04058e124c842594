import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createConcurrencyLimit } from '@riverfront/backend/limits/concurrency-limit';
import type * as content from '@riverfront/backend/payload-types';
import { jobTypes } from '@riverfront/backend/recruiting/jobs/options';
import {
  runInWorker,
  tooManyFiles,
  WorkerUnavailable,
} from '@riverfront/backend/storage/worker/run-in-worker';
import { today } from '@riverfront/backend/time/company-time';
import { brand } from '@riverfront/brand';
import { blogCategories, type Screen, type SocialPreview, screenAt } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import type { ApiClient } from '@riverfront/contract/client';
import { isOpen } from '@riverfront/contract/job-posting';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { Handler } from '../../api/handler.ts';
import { HttpError } from '../../api/http-error.ts';
import { findGlobal, findPublished, listAllPublished } from '../../content/read-published.ts';
import { dataPolicy } from '../../middleware/headers.ts';
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

/** Increment when the drawing changes: it gives every image a new address. */
const version = 3;

const logo = readFileSync(new URL(import.meta.resolve('@riverfront/brand/logo/logo-on-dark.svg')), 'utf8');

type Texts = Pick<SocialPreview, 'kind' | 'title' | 'detail'>;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns the texts and the address of the social preview image of a page. */
export const socialPreview: Handler<'socialPreview'> = async (payload, { query }) => {
  const card = await createCard(payload, query.path);
  if (!card) throw new HttpError(404, 'not-found', `There is no page at “${query.path}”.`);
  return { success: true, card };
};

/** Creates the card from published content alone, so that nobody can have other words drawn in the company's name. */
async function createCard(payload: Payload, path: string): Promise<SocialPreview | undefined> {
  const settings = await findGlobal(payload, 'settings');
  const texts = await findTexts(payload, path, settings);
  if (!texts) return undefined;
  const company = settings.companyName;
  const drawn = JSON.stringify([version, path, texts.kind, texts.title, texts.detail, company, brand, logo]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  return {
    href: `/share/${hash}${path === '/' ? '' : path}.png`,
    alt: [texts.kind, texts.title, texts.detail, company].filter(Boolean).join('. '),
    ...texts,
    company,
  };
}

async function findTexts(
  payload: Payload,
  path: string,
  settings: content.Setting,
): Promise<Texts | undefined> {
  const screen = screenAt(path);
  if (screen) return findScreenTexts(payload, path, screen, settings);
  const { tagline: detail } = settings;
  const [, folder, key, ...more] = path.split('/');
  if (!key) {
    const page = await findPublished(payload, 'pages', { path: { equals: path } }, 0);
    return page && { kind: '', title: page.title, detail };
  }
  const where = { key: { equals: key } };
  if (folder === 'careers' && (more.length === 0 || (more.length === 1 && more[0] === 'apply'))) {
    const job = await findPublished(payload, 'jobs', where, 0);
    if (!job || !isOpen(job, today())) return undefined;
    const { title, location, jobType } = job;
    return { kind: 'Open role', title, detail: `${location}, ${jobTypes[jobType].toLowerCase()}` };
  }
  if (more.length > 0) return undefined;
  if (folder === 'services' || folder === 'solutions') {
    const offer = await findPublished(payload, folder, where, 0);
    return offer && { kind: folder === 'services' ? 'Service' : 'Solution', title: offer.title, detail };
  }
  if (folder === 'case-studies') {
    const study = await findPublished(payload, 'cases', where, 0);
    return study && { kind: 'Case study', title: study.title, detail: study.industry };
  }
  if (folder !== 'blogs') return undefined;
  const article = await findPublished(payload, 'blogs', where, 0);
  return article && { kind: 'Article', title: article.title, detail: blogCategories[article.category] };
}

async function findScreenTexts(
  payload: Payload,
  path: string,
  { title: kind, hero: page }: Screen,
  { tagline, officesTitle }: content.Setting,
): Promise<Texts> {
  if (path === '/map') {
    const offices = await listAllPublished(payload, 'offices');
    return { kind: officesTitle, title: list.format(offices.map(({ label }) => label)), detail: tagline };
  }
  const hero = page && (await findPublished(payload, 'page-contents', { page: { equals: page } }, 0));
  const headline = hero?.home?.[0]?.title;
  return headline
    ? { kind, title: headline, detail: tagline }
    : { kind: '', title: kind || tagline, detail: '' };
}
