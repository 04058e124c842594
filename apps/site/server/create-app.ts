import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Guard, Heartbeat } from '@riverfront/content/heartbeat';
import {
  commandPaths,
  type Endpoint,
  endpoints,
  type JsonCommandName,
  jobFilters,
} from '@riverfront/contract';
import { type ApiClient, createClient } from '@riverfront/contract/client';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { createApi } from './api/create-api.ts';
import { apiDocs } from './api/docs.ts';
import { cached } from './cache/cached.ts';
import { type CacheResult, createPageCache, type PageCache } from './cache/page-cache.ts';
import { createCommands } from './commands/create-commands.ts';
import type { CommandDeps } from './commands/handlers.ts';
import type { Content } from './content/connect.ts';
import type { RevisionWatch } from './content/revision.ts';
import { clientAddress, isLoopback } from './http/client-address.ts';
import { defaultPolicy } from './http/default-policy.ts';
import { health } from './http/health.ts';
import { onlyForms } from './http/only-forms.ts';
import { requestIds } from './http/request-ids.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { type BounceOptions, bounces } from './mail/bounces.ts';
import type { MediaCache } from './media/media-cache.ts';
import { mediaFiles } from './media/media-files.ts';
import { outbox } from './outbox/outbox.ts';
import { createPages, type PageOptions } from './pages.ts';
import { asksForPreview, previewHeaders, previews } from './previews/previews.ts';
import { searchLimit } from './search/search-limit.ts';
import { isSearchEngineFile, searchEngines } from './search-engines/search-engines.ts';
import { sharingPictures, shownElsewhere } from './sharing/sharing-pictures.ts';

export interface AppDeps {
  content: Content;
  revision: Pick<RevisionWatch, 'current' | 'check'>;
  /** Tells that the database is silent; without it each statement waits for its own limit. */
  heartbeat?: Pick<Heartbeat, 'guard'>;
  logger: Logger;
  mediaDir: string;
  /** Copies of the uploads of a bucket, when they are kept there and not in `mediaDir`. */
  mediaCache?: MediaCache | undefined;
  /** Public origin, for example `https://www.riverfront.example`. */
  origin: string;
  /** Where rendered answers are kept; without it a cache of its own. */
  pageCache?: PageCache;
  /** What commands are done with; without it the API only reads (its tests). */
  commands?: CommandDeps;
  /** Whether this process is about to end, so that no balancer should send it visitors. */
  isStopping?: () => boolean;
  /** Where delivery reports of mails are received, when that is configured. */
  bounces?: BounceOptions | undefined;
  /** Proxies whose forwarding headers are believed. */
  trustedProxies?: string[];
  /** Folder of emails that are kept instead of sent, and the token that opens it on this machine. */
  outbox?: { dir: string; token: string };
  /** Origin of the staff side, which may show drafts in a frame; without it there are no previews. */
  staffOrigin?: string;
  /** Told how each request to the page cache went. */
  onCacheResult?: (result: CacheResult) => void;
  /** React Router's server build; without it only the API is served (its tests). */
  pages?: Pick<PageOptions, 'build' | 'mode' | 'recaptcha'>;
}

/**
 * The whole public side as one Hono app. In front stands the page cache; what
 * it does not know goes on to the site behind it. Listens nowhere.
 */
export function createApp(deps: AppDeps): Hono {
  const { revision, origin, pages } = deps;
  const app = new Hono();
  const client = createClient({ fetch: (path, init) => app.request(new URL(path, origin), init) });
  const site = createSite(deps, client);
  const answerFromCache = cached({
    cache: deps.pageCache ?? createPageCache({ revision: revision.current }),
    allowedParameters: (path: string) => queries.get(path) ?? [],
    // Put together, not resolved: `//evil.example` would name another host.
    render: async (path: string) => site.request(new URL(origin).origin + path),
    onResult: deps.onCacheResult,
    applies: (path) =>
      isSearchEngineFile(path) ||
      (path.startsWith('/api/') ? isContentCall(path) : isPage(path, pages?.mode)),
  });
  const hasPreviews = deps.staffOrigin !== undefined;
  app.use(searchLimit({ clientAddress: clientAddress(deps.trustedProxies ?? []) }));
  app.use((c, next) => (hasPreviews && asksForPreview(c.req) ? next() : answerFromCache(c, next)));
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  return app;
}

/** Everything behind the page cache. */
function createSite(deps: AppDeps, api: ApiClient): Hono {
  const { content, revision, logger, mediaDir, origin, pages } = deps;
  const site = new Hono();
  const address = clientAddress(deps.trustedProxies ?? []);
  if (deps.staffOrigin) site.use(previewHeaders());
  site.use(
    shownElsewhere(),
    requestIds({ trustedProxies: deps.trustedProxies }),
    requestLog({ logger }),
    securityHeaders({ recaptcha: pages?.recaptcha }),
    defaultPolicy(),
    sameOrigin({ origin }),
  );
  site.route('/', health({ check: revision.check, isStopping: deps.isStopping }));
  site.route(
    '/',
    mediaFiles({ media: deps.mediaCache ?? mediaDir, fallbackDir: resolve(siteDir, 'public/media') }),
  );
  site.route('/', apiDocs());
  site.get('/notices.txt', async (c) =>
    c.text(await readFile(noticeFile, 'utf8'), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  if (deps.outbox) site.route('/', outbox({ ...deps.outbox, isLoopback: (c) => isLoopback(address(c)) }));
  const guard: Guard = deps.heartbeat?.guard ?? ((work) => work());
  if (deps.commands)
    site.route('/', createCommands({ deps: deps.commands, guard, clientAddress: address, logger }));
  if (deps.bounces) site.route('/', bounces(deps.bounces));
  site.route('/', createApi({ content, guard, logger }));
  const uncached = createClient({ fetch: (path, init) => site.request(new URL(path, origin), init) });
  site.route('/', searchEngines({ api: uncached, origin }));
  site.route('/', sharingPictures({ api, logger }));
  if (!pages) return site;
  site.get('*', staticFiles(clientDir));
  const handle = createPages({ ...pages, api, origin });
  const send = (c: Context) => (name: JsonCommandName, body: unknown) =>
    post(site, c, commandPaths[name], body);
  if (deps.staffOrigin) {
    site.use(
      previews({
        content,
        guard,
        logger,
        staffOrigin: deps.staffOrigin,
        render: (c, draftApi, preview) => handle(c.req.raw, send(c), { api: draftApi, preview }),
      }),
    );
  }
  site.use(onlyForms(), bodyLimit({ maxSize: formBytes }));
  site.all('*', (c) => handle(c.req.raw, send(c)));
  return site;
}

/** Longest form that a page takes without JavaScript, in bytes. */
const formBytes = 64 * 1024;

/** A command in the name of the visitor whose request `c` is: from the same address, without the network. */
async function post(site: Hono, c: Context, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return site.request(
    path,
    { method: 'POST', headers, body: JSON.stringify(body) },
    { ...c.env, isPlainForm: true },
  );
}

const siteDir = resolve(import.meta.dirname, '..');
const clientDir = resolve(siteDir, 'build/client');
/** Licences and credits of what the site is made of and of the data that it shows. */
const noticeFile = resolve(siteDir, '../../NOTICE');

/** The query parameters that an answer may depend on, by path: those of the contract, and of paged screens. */
const queries = new Map([
  ...Object.values<Endpoint>(endpoints).map(({ path, query }): [string, string[]] => [
    path,
    query ? Object.keys(query.shape) : [],
  ]),
  ['/insights', ['page']],
  ['/careers', ['search', ...jobFilters, 'page']],
  ['/contact', ['sent']],
  ['/search', ['q', 'kind', 'page']],
]);

/** Calls of the contract, whatever their parameters; not media, nor the reference. */
function isContentCall(path: string): boolean {
  return !path.startsWith('/api/media/') && !path.startsWith('/api/docs') && path !== '/api/openapi.json';
}

/** Documents: no files, no data requests of the router, no health checks, nobody's own data. In development nothing is kept. */
function isPage(path: string, mode: PageOptions['mode'] | undefined): boolean {
  return (
    mode !== undefined &&
    mode !== 'development' &&
    !/\.\w+$/.test(path) &&
    !/^\/(?:healthz|readyz|my-application\/?|__outbox.*)$/.test(path)
  );
}
