import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Guard, Heartbeat } from '@riverfront/backend/health/heartbeat';
import type { FileStore } from '@riverfront/backend/storage/file-store';
import {
  commandPaths,
  type Endpoint,
  type EndpointName,
  endpoints,
  type JsonCommandName,
  paths,
  type Screen,
  screens,
} from '@riverfront/contract';
import { type ApiClient, createClient } from '@riverfront/contract/client';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { createApi } from './api/create-api.ts';
import type { CommandDeps } from './api/create-commands.ts';
import { createCommands } from './api/create-commands.ts';
import { openApiDocument } from './api/openapi.ts';
import { createLocalClient, createReader, memoise } from './api/read-content.ts';
import { cacheMiddleware } from './cache/cache-middleware.ts';
import { withCachedQueries } from './cache/cached-queries.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import type { RevisionWatch } from './cache/revision.ts';
import { brandImages } from './content/brand-images.ts';
import { mediaFiles } from './content/media/media-files.ts';
import type { Content } from './database/connect.ts';
import { health } from './health/health.ts';
import { clientAddress, isLoopback } from './middleware/client-address.ts';
import { defaultPolicy } from './middleware/content-security-policy.ts';
import { requestIds, requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles } from './middleware/static-files.ts';
import { trimTrailingSlash } from './middleware/trailing-slash.ts';
import { wellKnown } from './middleware/well-known.ts';
import { createPages, type PageOptions } from './pages.ts';
import { isPreviewRequest, previewHeaders, previews } from './publishing/previews/previews.ts';
import { outbox } from './queue/outbox/outbox.ts';
import { crawlerFiles, isCrawlerFile } from './search/feeds/crawler-files.ts';
import { searchLimit } from './search/search-limit.ts';
import { allowEmbedding, socialPreviews } from './search/social-previews/social-previews.ts';

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
  /** Cache of rendered responses; by default a new one. */
  pageCache?: PageCache;
  /** Maximum age of memoised content in ms; a minute by default. */
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

/** Creates the public side as one Hono app, with the page cache in front of it. */
export function createApp(deps: AppDeps): Hono {
  const { revision, origin, pages } = deps;
  const app = new Hono();
  const cachedApi = createClient({ fetch: (path, init) => app.request(new URL(path, origin), init) });
  const site = createSite(deps, cachedApi);
  const answerFromCache = cacheMiddleware({
    cache: deps.pageCache ?? createPageCache({ revision: revision.current }),
    allowedParameters: (path: string) => queries.get(path) ?? [],
    // Concatenated, not resolved: `//evil.example` would be another host.
    render: async (path: string) => site.request(new URL(origin).origin + path),
    applies: (path) =>
      isCrawlerFile(path) || (path.startsWith('/api/') ? isContentCall(path) : isPage(path, pages?.mode)),
  });
  const hasPreviews = deps.staffOrigin !== undefined;
  app.use(trimTrailingSlash());
  app.use(searchLimit({ clientAddress: clientAddress(deps.trustedProxies ?? []) }));
  app.use((c, next) => (hasPreviews && isPreviewRequest(c.req) ? next() : answerFromCache(c, next)));
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  return app;
}

/** Creates the app behind the page cache; `cachedApi` is the API through that cache. */
function createSite(deps: AppDeps, cachedApi: ApiClient): Hono {
  const { content, revision, logger, media, origin, pages } = deps;
  const site = new Hono();
  const address = clientAddress(deps.trustedProxies ?? []);
  if (deps.staffOrigin) site.use(previewHeaders());
  site.use(
    allowEmbedding(),
    requestIds({ trustedProxies: deps.trustedProxies }),
    requestLog({ logger }),
    securityHeaders({ recaptcha: pages?.recaptcha }),
    defaultPolicy(),
  );
  site.use(sameOrigin({ origin }));
  const queueReady = deps.commands?.queue.ready;
  site.route('/', health({ check: revision.check, queueReady, isStopping: deps.isStopping }));
  site.route('/', mediaFiles({ media, fallbackDir: resolve(siteDir, 'public/media') }));
  const openApi = JSON.stringify(openApiDocument());
  site.get('/api/openapi.json', (c) => c.body(openApi, 200, { 'content-type': 'application/json' }));
  site.get('/notices.txt', async (c) =>
    c.text(await readFile(noticeFile, 'utf8'), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  if (deps.outbox)
    site.route(
      '/',
      outbox({ ...deps.outbox, origin: new URL(origin).origin, isLoopback: (c) => isLoopback(address(c)) }),
    );
  const guard: Guard = deps.heartbeat?.guard ?? ((work) => work());
  if (deps.commands)
    site.route('/', createCommands({ deps: deps.commands, guard, clientAddress: address, logger }));
  const reader = createReader({ content: withCachedQueries(content, revision.current), guard });
  const read = memoise(reader, { revision: revision.current, maxAgeMs: deps.maxAgeMs });
  const api = createLocalClient(read, { logger, fallback: cachedApi });
  site.route('/', createApi({ read, logger }));
  site.route('/', wellKnown({ api, origin }));
  // Not memoised, because their responses are large and cached as they are rendered.
  site.route('/', crawlerFiles({ api: createLocalClient(reader, { logger }), origin }));
  site.route('/', brandImages());
  site.route('/', socialPreviews({ api, logger }));
  if (!pages) return site;
  site.get('*', staticFiles(clientDir));
  const handle = createPages({ ...pages, api, origin });
  /** Sends a command in process for the visitor whose request `c` is, from the same address. */
  const send = (c: Context) => async (name: JsonCommandName, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    return site.request(commandPaths[name], { method: 'POST', headers, body: JSON.stringify(body) }, c.env);
  };
  if (deps.staffOrigin) {
    site.use(
      previews({
        content,
        guard,
        createClient: (draft) => createLocalClient(createReader({ content: draft, guard }), { logger }),
        staffOrigin: deps.staffOrigin,
        render: (c, draftApi, preview) => handle(c.req.raw, send(c), { api: draftApi, preview }),
      }),
    );
  }
  site.use(onlyForms(), bodyLimit({ maxSize: formBytes }));
  site.all('*', (c) => handle(c.req.raw, send(c)));
  return site;
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

/** The query parameters that a response may depend on, by path, from the contract and the screens. */
const queries = new Map<string, readonly string[]>([
  ...Object.entries<Endpoint>(endpoints).map(([name, { query }]): [string, string[]] => [
    paths[name as EndpointName],
    Object.keys(query?.shape ?? {}),
  ]),
  ...Object.entries<Screen>(screens).map(([path, { query = [] }]): [string, readonly string[]] => [
    path,
    query,
  ]),
]);

/** Checks whether a path of the API is neither media nor its description. */
function isContentCall(path: string): boolean {
  return !path.startsWith('/api/media/') && path !== '/api/openapi.json';
}

/**
 * Checks whether a path is a cacheable page: no file, health check or personal data. In development none is.
 */
function isPage(path: string, mode: PageOptions['mode'] | undefined): boolean {
  return (
    mode !== undefined &&
    mode !== 'development' &&
    !/\.\w+$/.test(path) &&
    !/^\/(?:healthz|readyz|\.well-known\/.*|my-application(?:\/.*)?|call|__outbox.*)$/.test(path)
  );
}
