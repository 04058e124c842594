import { resolve } from 'node:path';
import { type Endpoint, endpoints } from '@riverfront/contract';
import { type ApiClient, createClient } from '@riverfront/contract/client';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { createApi } from './api/create-api.ts';
import { apiDocs } from './api/docs.ts';
import { cached } from './cache/cached.ts';
import { createPageCache } from './cache/page-cache.ts';
import type { Content } from './content/connect.ts';
import type { RevisionWatch } from './content/revision.ts';
import { health } from './http/health.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { mediaFiles } from './media/media-files.ts';
import { createPages, type PageOptions } from './pages.ts';

export interface AppDeps {
  content: Content;
  revision: Pick<RevisionWatch, 'current' | 'check'>;
  logger: Logger;
  mediaDir: string;
  /** Public origin, for example `https://www.riverfront.example`. */
  origin: string;
  /** Milliseconds that a rendered answer may be kept when nothing is published. */
  pageMaxAgeMs?: number;
  /** React Router's server build; without it only the API is served (its tests). */
  pages?: Pick<PageOptions, 'build' | 'mode'>;
}

/**
 * The whole public side as one Hono app. In front stands the page cache; what
 * it does not know goes on to the site behind it. Listens nowhere.
 */
export function createApp(deps: AppDeps): Hono {
  const { revision, origin, pageMaxAgeMs, pages } = deps;
  const app = new Hono();
  const client = createClient({ fetch: (path, init) => app.request(new URL(path, origin), init) });
  const site = createSite(deps, client);
  app.use(
    cached({
      cache: createPageCache({ revision: revision.current, maxAgeMs: pageMaxAgeMs }),
      applies: (path) => (path.startsWith('/api/') ? isContentCall(path) : isPage(path, pages?.mode)),
      allowedParameters: (path) => queries.get(path) ?? [],
      render: async (path) => site.request(new URL(path, origin)),
    }),
  );
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  return app;
}

/** Everything behind the page cache. */
function createSite({ content, revision, logger, mediaDir, origin, pages }: AppDeps, api: ApiClient): Hono {
  const site = new Hono();
  site.use(requestId(), requestLog({ logger }), securityHeaders());
  site.route('/', health({ check: revision.check }));
  site.route('/', mediaFiles({ mediaDir, fallbackDir: resolve(siteDir, 'public/media') }));
  site.route('/', apiDocs());
  site.route('/', createApi({ content, logger }));
  if (!pages) return site;
  site.get('*', staticFiles(clientDir));
  const handle = createPages({ ...pages, api, origin });
  site.all('*', (c) => handle(c.req.raw));
  return site;
}

const siteDir = resolve(import.meta.dirname, '..');
const clientDir = resolve(siteDir, 'build/client');

/** The query parameters that an answer may depend on, by path: those of the contract, and of paged screens. */
const queries = new Map([
  ...Object.values<Endpoint>(endpoints).map(({ path, query }): [string, string[]] => [
    path,
    query ? Object.keys(query.shape) : [],
  ]),
  ['/insights', ['page']],
]);

/** Calls of the contract, whatever their parameters; not media, nor the reference. */
function isContentCall(path: string): boolean {
  return !path.startsWith('/api/media/') && !path.startsWith('/api/docs') && path !== '/api/openapi.json';
}

/** Documents: no files, no data requests of the router, no health checks. In development nothing is kept. */
function isPage(path: string, mode: PageOptions['mode'] | undefined): boolean {
  return (
    mode !== undefined &&
    mode !== 'development' &&
    !/\.\w+$/.test(path) &&
    !/^\/(?:healthz|readyz)$/.test(path)
  );
}
