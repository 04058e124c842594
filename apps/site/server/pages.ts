import type { ApiClient } from '@riverfront/contract/client';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { contentSecurityPolicy } from './http/content-security-policy.ts';

/** Answers a request with a rendered page or a redirect. */
export type PageHandler = (request: Request) => Promise<Response>;

interface ServerEntry {
  apiContext: RouterContext<ApiClient>;
  originContext: RouterContext<string | null>;
}

export interface PageOptions {
  /** React Router's server build, or how to get it (development). */
  build: ServerBuild | (() => Promise<ServerBuild>);
  api: ApiClient;
  /** Public origin of the site; the `Host` of a request is never believed. */
  origin: string;
  mode: 'development' | 'production' | 'test';
}

/**
 * Renders pages with React Router. Each page carries the policy made from its
 * own HTML, except in development, where Vite injects code of its own.
 */
export function createPages({ build, api, origin, mode }: PageOptions): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async function pages(request) {
    // The contexts come from the build, so that the routes and this file share the same two objects.
    const { module } = (typeof build === 'function' ? await build() : build).entry;
    const { apiContext, originContext } = module as unknown as ServerEntry;
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(originContext, origin);
    const response = await handle(request, context);
    if (mode === 'development' || !response.headers.get('content-type')?.startsWith('text/html'))
      return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', contentSecurityPolicy(html));
    return new Response(html, { status: response.status, headers });
  };
}
