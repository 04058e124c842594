import { resolve } from 'node:path';
import { type Endpoint, endpoints } from '@riverfront/contract';
import { createClient } from '@riverfront/contract/client';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { createApi } from './api/create-api.ts';
import { apiDocs } from './api/docs.ts';
import { cached } from './cache/cached.ts';
import { createPageCache } from './cache/page-cache.ts';
import type { Content } from './content/connect.ts';
import type { RevisionWatch } from './content/revision.ts';
import { dataPolicy } from './http/content-security-policy.ts';
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
  /** React Router's server build; without it only the API is served (its tests). */
  pages?: Pick<PageOptions, 'build' | 'mode'>;
}

const siteDir = resolve(import.meta.dirname, '..');

/** The whole public side as one Hono app: API, media, static files and pages. Listens nowhere. */
export function createApp({ content, revision, logger, mediaDir, origin, pages }: AppDeps): Hono {
  const cache = createPageCache({ revision: revision.current });
  const rawApi = createApi({ content, logger });
  const api = new Hono();
  api.use(
    '/api/*',
    cached({
      cache,
      allowedParameters: apiParameters,
      render: async (path) => rawApi.request(new URL(path, origin)),
    }),
  );
  api.all('/api/*', (c) => rawApi.fetch(c.req.raw));

  const app = new Hono();
  app.use(requestId(), requestLog({ logger }), securityHeaders());
  app.route('/', health({ check: revision.check }));
  app.route('/', mediaFiles({ mediaDir, fallbackDir: resolve(siteDir, 'public/media') }));
  app.route('/', apiDocs());
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('content-security-policy', dataPolicy);
  });
  app.route('/', api);
  if (!pages) return app;

  app.get('*', staticFiles(resolve(siteDir, 'build/client')));
  const client = createClient({ fetch: (path, init) => api.request(new URL(path, origin), init) });
  const handle = createPages({ ...pages, api: client, origin });
  if (pages.mode !== 'development') {
    app.get(
      '*',
      cached({
        cache,
        applies: (path) => !path.endsWith('.data'),
        allowedParameters: () => [],
        render: (path) => handle(new Request(new URL(path, origin))),
      }),
    );
  }
  app.all('*', (c) => handle(c.req.raw));
  return app;
}

const queries = new Map(
  Object.values<Endpoint>(endpoints).map(({ path, query }) => [path, query ? Object.keys(query.shape) : []]),
);

function apiParameters(path: string): readonly string[] {
  return queries.get(path) ?? [];
}
