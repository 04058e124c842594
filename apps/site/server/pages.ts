import type { JsonCommandName } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { scriptsAfterPaint } from './document/scripts-after-paint.ts';
import { contentSecurityPolicy } from './http/content-security-policy.ts';
import type { PreviewMark } from './previews/previews.ts';

/** Answers a request with a rendered page or a redirect; a preview with content of its own. */
export type PageHandler = (
  request: Request,
  send: Send,
  draft?: { api: ApiClient; preview: PreviewMark },
) => Promise<Response>;

/** Sends a command of the API for the visitor whose request this is. */
type Send = (name: JsonCommandName, body: unknown) => Promise<Response>;

interface ServerEntry {
  apiContext: RouterContext<ApiClient>;
  originContext: RouterContext<string | null>;
  sendContext: RouterContext<Send>;
  previewContext: RouterContext<PreviewMark | null>;
}

export interface PageOptions {
  /** React Router's server build, or how to get it (development). */
  build: ServerBuild | (() => Promise<ServerBuild>);
  api: ApiClient;
  /** Public origin of the site; the `Host` of a request is never believed. */
  origin: string;
  mode: 'development' | 'production' | 'test';
  /** The human check is Google's, so pages must be allowed to load it. */
  recaptcha?: boolean;
}

/** Stands in place of the policy that allows nothing, which would keep a page from loading Vite's modules. */
const developmentPolicy = "frame-ancestors 'none'";

/**
 * Renders pages with React Router. Each page carries the policy made from its
 * own HTML, except in development, where Vite injects code of its own.
 */
export function createPages({ build, api, origin, mode, recaptcha }: PageOptions): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async function pages(request, send, draft) {
    // The contexts come from the build, so that the routes and this file share the same two objects.
    const { module } = (typeof build === 'function' ? await build() : build).entry;
    const { apiContext, originContext, sendContext, previewContext } = module as unknown as ServerEntry;
    const context = new RouterContextProvider();
    context.set(apiContext, draft?.api ?? api);
    context.set(previewContext, draft?.preview ?? null);
    context.set(originContext, origin);
    context.set(sendContext, send);
    const response = await handle(request, context);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const headers = new Headers(response.headers);
    if (mode === 'development') {
      headers.set('content-security-policy', developmentPolicy);
      return new Response(response.body, { status: response.status, headers });
    }
    const html = scriptsAfterPaint(await response.text());
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(html, { recaptcha, framedBy: draft?.preview.staffOrigin }),
    );
    return new Response(html, { status: response.status, headers });
  };
}
