import type { ApiClient } from '@riverfront/contract/client';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { CommandAnswer, HandledCommand } from './api/create-commands.ts';
import { contentSecurityPolicy } from './middleware/headers.ts';
import type { PreviewMark } from './publishing/previews/previews.ts';

/** Answers a request with a rendered page or a redirect; a preview from the content of its draft. */
export type PageHandler = (
  request: Request,
  send: Send,
  draft?: { api: ApiClient; preview: PreviewMark },
) => Promise<Response>;

/** Runs a command for the visitor whose request is answered, and returns its answer. */
export type Send = (name: HandledCommand, body: unknown) => Promise<CommandAnswer>;

interface ServerEntry {
  apiContext: RouterContext<ApiClient>;
  originContext: RouterContext<string | null>;
  sendContext: RouterContext<Send>;
  previewContext: RouterContext<PreviewMark | null>;
}

export interface PageOptions {
  /** React Router's server build, or a function that loads it (development). */
  build: ServerBuild | (() => Promise<ServerBuild>);
  api: ApiClient;
  /** Public origin of the site, because the `Host` of a request is never trusted. */
  origin: string;
  mode: 'development' | 'production' | 'test';
  /** Allows pages to load Google's reCAPTCHA. */
  recaptcha?: boolean;
}

/** Replaces the default policy, which would block Vite's modules. */
const developmentPolicy = "frame-ancestors 'none'";

/**
 * Renders pages with React Router, with the Content-Security-Policy for their HTML, except in development,
 * where Vite injects code.
 */
export function createPages({ build, api, origin, mode, recaptcha }: PageOptions): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async function pages(request, send, draft) {
    // From the build, so that routes and this file share the same context objects.
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
    const html = Buffer.from(await response.arrayBuffer());
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(html, { recaptcha, framedBy: draft?.preview.staffOrigin }),
    );
    return new Response(html, { status: response.status, headers });
  };
}
