import type { Guard } from '@riverfront/backend/health/heartbeat';
import { isUnavailable } from '@riverfront/backend/health/unavailable';
import {
  type Preview,
  previewParameter,
  readPreview,
} from '@riverfront/backend/publishing/preview/preview-token';
import type { ApiClient } from '@riverfront/contract/client';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import type { Content } from '../../database/connect.ts';
import { plainPage } from '../../middleware/plain-page.ts';
import { findDraft, withDraft } from './draft-overlay.ts';

/** What a rendered page knows of its preview. */
export interface PreviewMark {
  /** Origin of the staff side, which may frame the page. */
  staffOrigin: string;
  /** Changes with every save of the draft. */
  version: string;
  /** Expiry of the link, in milliseconds since 1970. */
  until: number;
}

interface PreviewOptions {
  content: Content;
  guard: Guard;
  /** Creates an API client that reads from the given content. */
  createClient: (content: Content) => ApiClient;
  staffOrigin: string;
  /** Renders the page of a request with its own API client. */
  render: (c: Context, api: ApiClient, preview: PreviewMark) => Promise<Response>;
}

/** Response header with the version of the draft. */
const versionHeader = 'x-preview-version';

/** Checks whether a request is for a preview: a page with the parameter, whatever its value. */
export function isPreviewRequest(request: HonoRequest): boolean {
  const { method, path } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    request.query(previewParameter) !== undefined &&
    !path.startsWith('/api/') &&
    !path.startsWith('/assets/')
  );
}

/**
 * Renders the draft of one document for holders of a signed link to this document at this path. The loaders call an API
 * client created for this request, so that no draft reaches a cache or another visitor.
 */
export function previews(options: PreviewOptions): MiddlewareHandler {
  const { content, guard, createClient, staffOrigin, render } = options;
  const reject = (rejection: Rejection) =>
    new Response(plainPage(rejection), {
      status: rejection.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors ${staffOrigin}`,
      },
    });

  async function show(c: Context, preview: Preview): Promise<Response> {
    const payload = content.payload();
    const draft = await guard(() => findDraft(payload, preview));
    if (!draft) return reject(rejections.deleted);
    const headers = { [versionHeader]: draft.version };
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const overlay = withDraft(payload, draft);
    const client = createClient({ ...content, payload: () => overlay });
    const { version } = draft;
    const response = await render(c, client, { staffOrigin, version, until: preview.until });
    if (response.status >= 300 && response.status < 400) return reject(rejections.incomplete);
    response.headers.set(versionHeader, version);
    return response;
  }

  return async function previews(c, next) {
    if (!isPreviewRequest(c.req)) return next();
    try {
      const { secret } = content.payload().config;
      const preview = readPreview(secret, c.req.query(previewParameter) ?? '');
      if (preview?.path !== c.req.path) return reject(rejections.invalidLink);
      return await show(c, preview);
    } catch (error) {
      if (isUnavailable(error)) return reject(rejections.unavailable);
      throw error;
    }
  };
}

/**
 * Sets the headers of previews: not cached, not indexed, no referrer, and framed by the staff side alone (by the page's
 * Content-Security-Policy: X-Frame-Options cannot name another origin).
 */
export function previewHeaders(): MiddlewareHandler {
  return async function previewHeaders(c, next) {
    await next();
    if (!isPreviewRequest(c.req)) return;
    c.res.headers.delete('x-frame-options');
    // The staff side is another origin and embeds only what allows it.
    c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-robots-tag', 'noindex, nofollow, noarchive');
    c.res.headers.set('referrer-policy', 'no-referrer');
  };
}

/** An error page in place of a preview, in the editor's frame or in its own window. */
interface Rejection {
  status: 403 | 404 | 409 | 503;
  title: string;
  text: string;
}

const rejections = {
  invalidLink: {
    status: 403,
    title: 'This preview link has expired',
    text: 'Preview links are valid for up to 30 minutes and for one draft. Reload the page of the staff side that you came from to get a new link.',
  },
  deleted: {
    status: 404,
    title: 'This draft does not exist any more',
    text: 'It was deleted or has moved. Close the preview and look for it in the staff side.',
  },
  incomplete: {
    status: 409,
    title: 'This draft cannot be shown yet',
    text: 'Its page does not exist yet. Fill in the fields that are marked with a star; the preview then appears.',
  },
  unavailable: {
    status: 503,
    title: 'The content is unavailable at the moment',
    text: 'Nothing that you wrote is lost. Reload the page in a minute.',
  },
} satisfies Record<string, Rejection>;
