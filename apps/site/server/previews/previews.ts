import type { Guard } from '@riverfront/content/heartbeat';
import { type Preview, previewParameter, readPreview } from '@riverfront/content/preview';
import { isUnavailable } from '@riverfront/content/unavailable';
import { type ApiClient, createClient } from '@riverfront/contract/client';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { createApi } from '../api/create-api.ts';
import type { Content } from '../content/connect.ts';
import { findDraft } from './find-draft.ts';
import { away, gone, notShowable, overOrForeign, type Refusal, refusedPage } from './refused-page.ts';
import { withDraft } from './with-draft.ts';

/** What the page knows of the preview that it is. */
export interface PreviewMark {
  /** The staff side's origin, whose frame the page may stand in. */
  staffOrigin: string;
  /** Changes with every saving of the draft. */
  version: string;
  /** When the link ends, in milliseconds since 1970. */
  until: number;
}

export interface PreviewOptions {
  content: Content;
  logger: Logger;
  guard: Guard;
  staffOrigin: string;
  /** Renders the page of a request with an API client of its own. */
  render: (c: Context, api: ApiClient, preview: PreviewMark) => Promise<Response>;
}

/** The header that says which saving of the draft a preview shows. */
const versionHeader = 'x-preview-version';

/** Whether a request asks for a preview: a page with the parameter, whatever its value. */
export function asksForPreview(request: HonoRequest): boolean {
  const { method, path } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    request.query(previewParameter) !== undefined &&
    !path.startsWith('/api/') &&
    !path.startsWith('/assets/')
  );
}

/**
 * Shows the draft of one document in its page, to whoever holds a signed link
 * for this document at this path. The API that the page's loaders call is one of
 * its own, made for this request, so that no draft reaches a cache or another visitor.
 */
export function previews({ content, guard, logger, staffOrigin, render }: PreviewOptions): MiddlewareHandler {
  const refuse = (refusal: Refusal) =>
    new Response(refusedPage(refusal), {
      status: refusal.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors ${staffOrigin}`,
      },
    });

  async function show(c: Context, preview: Preview): Promise<Response> {
    const payload = content.payload();
    const draft = await guard(() => findDraft(payload, preview));
    if (!draft) return refuse(gone);
    const headers = { [versionHeader]: draft.version };
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const overlaid = withDraft(payload, draft);
    const api = createApi({ content: { ...content, payload: () => overlaid }, guard, logger });
    const client = createClient({ fetch: (path, init) => api.request(path, init) });
    const { version } = draft;
    const response = await render(c, client, { staffOrigin, version, until: preview.until });
    if (response.status >= 300 && response.status < 400) return refuse(notShowable);
    response.headers.set(versionHeader, version);
    return response;
  }

  return async function previews(c, next) {
    if (!asksForPreview(c.req)) return next();
    try {
      const { secret } = content.payload().config;
      const preview = readPreview(secret, c.req.query(previewParameter) ?? '');
      if (preview?.path !== c.req.path) return refuse(overOrForeign);
      return await show(c, preview);
    } catch (error) {
      if (isUnavailable(error)) return refuse(away);
      throw error;
    }
  };
}

/**
 * Headers of every answer to a preview link, over those of other pages: never
 * kept, never indexed, its address told to nobody, and framed by the staff side
 * alone (by the page's policy: X-Frame-Options cannot name another origin).
 */
export function previewHeaders(): MiddlewareHandler {
  return async function previewHeaders(c, next) {
    await next();
    if (!asksForPreview(c.req)) return;
    c.res.headers.delete('x-frame-options');
    // The frame is one of another origin, which embeds nothing that does not agree.
    c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-robots-tag', 'noindex, nofollow, noarchive');
    c.res.headers.set('referrer-policy', 'no-referrer');
  };
}
