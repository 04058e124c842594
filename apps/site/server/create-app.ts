import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Guard, Heartbeat } from '@riverfront/backend/health/heartbeat';
import { toNetwork } from '@riverfront/backend/limits/rate-limiter';
import type { FileStore } from '@riverfront/backend/storage/file-store';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { CommandDeps } from './api/create-commands.ts';
import { createCommands, notStoredMessage } from './api/create-commands.ts';
import { createEndpoints } from './api/create-endpoints.ts';
import { openApiDocument } from './api/openapi.ts';
import { cacheAnswers, createLocalClient, createReader } from './api/read-content.ts';
import { type Cache, createCache, isCached } from './cache/cache.ts';
import { pageCache } from './cache/page-cache.ts';
import type { RevisionWatch } from './cache/revision.ts';
import { brandImages } from './content/brand-images.ts';
import { mediaFiles } from './content/media/media-files.ts';
import type { Content } from './database/connect.ts';
import { health } from './health/health.ts';
import { securityHeaders } from './middleware/headers.ts';
import { createRenderLimit } from './middleware/render-limit.ts';
import {
  clientAddress,
  isLoopback,
  requestLog,
  sameOrigin,
  trimTrailingSlash,
} from './middleware/requests.ts';
import { staticFiles } from './middleware/static-files.ts';
import { wellKnown } from './middleware/well-known.ts';
import { createPages, type PageOptions, type Send } from './pages.ts';
import { isPreviewRequest, previewHeaders, previews } from './publishing/previews/previews.ts';
import { outbox } from './queue/outbox.ts';
import { crawlerFiles } from './search/feeds/crawler-files.ts';
import { socialPreviews } from './search/social-previews/social-previews.ts';

export interface AppDeps {
  content: Content;
  revision: Pick<RevisionWatch, 'current' | 'check'>;
  /** Detects that the database hangs; without it each statement has its own timeout. */
  heartbeat?: Pick<Heartbeat, 'guard'>;
  logger: Logger;
  /** The uploads. */
  media: FileStore;
  /** Public origin, for example `https://www.riverfront.example`. */
  origin: string;
  /** Cache of answers and pages; by default a new one. */
  cache?: Cache;
  /** Milliseconds after which a page is rendered anew without a publication. */
  maxAgeMs?: number;
  /** Dependencies of commands; without them the API is read-only (for tests). */
  commands?: CommandDeps;
  /** Returns whether the process is shutting down, so that it is not ready. */
  isStopping?: () => boolean;
  /** Proxies whose forwarding headers are trusted. */
  trustedProxies?: string[];
  /** Folder of emails without a mail server, and the token that opens it on loopback. */
  outbox?: { dir: string; token: string };
  /** Origin of the staff side, which may embed previews; without it there are none. */
  staffOrigin?: string;
  /** React Router's server build; without it only the API is served (for tests). */
  pages?: Pick<PageOptions, 'build' | 'mode' | 'recaptcha'>;
}

/** Creates the public side: hits of the cache first, then what every response needs, the mounted parts, and the pages. */
export function createApp(deps: AppDeps): Hono {
  const { content, revision, logger, media, origin, pages, staffOrigin } = deps;
  const cache = deps.cache ?? createCache({ revision: revision.current });
  const address = clientAddress(deps.trustedProxies ?? []);
  const network = (c: Context) => toNetwork(address(c));
  const limit = createRenderLimit({ network });
  const isPreview = (c: Context) => staffOrigin !== undefined && isPreviewRequest(c.req);
  // In development the modules of a page change without a publication.
  const hasPages = pages !== undefined && pages.mode !== 'development';
  const app = new Hono();
  app.get('*', trimTrailingSlash);
  app.get(
    '*',
    pageCache({
      ...{ cache, origin, limit, maxAgeMs: deps.maxAgeMs },
      applies: (c) => !isPreview(c) && isCached(c.req.path, hasPages),
    }),
  );
  if (staffOrigin) app.use(previewHeaders());
  app.use(
    requestLog({ logger, trustedProxies: deps.trustedProxies }),
    securityHeaders({ recaptcha: pages?.recaptcha }),
    sameOrigin({ origin }),
  );
  const queueReady = deps.commands?.queue.ready;
  app.route('/', health({ check: revision.check, queueReady, isStopping: deps.isStopping }));
  app.route('/', mediaFiles({ media, fallbackDir: resolve(siteDir, 'public/media') }));
  const openApi = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', (c) => c.body(openApi, 200, { 'content-type': 'application/json' }));
  app.get('/notices.txt', async (c) =>
    c.text(await readFile(noticeFile, 'utf8'), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  if (deps.outbox)
    app.route(
      '/',
      outbox({ ...deps.outbox, origin: new URL(origin).origin, isLoopback: (c) => isLoopback(address(c)) }),
    );
  const guard: Guard = deps.heartbeat?.guard ?? ((work) => work());
  const commands = deps.commands && createCommands({ deps: deps.commands, guard, network, logger });
  if (commands) app.route('/', commands.routes);
  const reader = createReader({ content, guard });
  const read = cacheAnswers(reader, cache);
  const api = createLocalClient(read, logger);
  app.route('/', createEndpoints({ read, logger }));
  app.route('/', wellKnown({ api, origin }));
  // Their answers are large, and kept as they are rendered.
  app.route('/', crawlerFiles({ api: createLocalClient(reader, logger), origin }));
  app.route('/', brandImages());
  app.route('/', socialPreviews({ api, logger }));
  if (!pages) return app;
  app.route('/', staticFiles(clientDir));
  const handle = createPages({ ...pages, api, origin });
  const send =
    (c: Context): Send =>
    async (name, body) =>
      commands
        ? commands.run(name, body, network(c))
        : { status: 503, body: { success: false, message: notStoredMessage } };
  if (staffOrigin) {
    app.use(
      previews({
        content,
        guard,
        createClient: (draft) => createLocalClient(createReader({ content: draft, guard }), logger),
        staffOrigin,
        render: (c, draftApi, preview) => handle(c.req.raw, send(c), { api: draftApi, preview }),
      }),
    );
  }
  app.use(onlyForms(), bodyLimit({ maxSize: formBytes }));
  app.get('*.data', (c, next) => limit(c) ?? next());
  app.all('*', (c) => handle(c.req.raw, send(c)));
  return app;
}

/** Largest form that a page accepts without JavaScript, in bytes. */
const formBytes = 64 * 1024;

/** The content types of HTML forms. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Rejects POST requests to pages with 415 unless they are HTML forms. */
function onlyForms(): MiddlewareHandler {
  return async function onlyForms(c, next) {
    if (c.req.method !== 'POST' || formTypes.test(c.req.header('content-type') ?? '')) return next();
    return c.text('This page takes forms only.', 415);
  };
}

const siteDir = resolve(import.meta.dirname, '..');
const clientDir = resolve(siteDir, 'build/client');
/** Licences and credits of the code and data that the site contains. */
const noticeFile = resolve(siteDir, '../../NOTICE');
