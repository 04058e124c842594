import { createTokens } from '../../limits/secret.ts';

/** The draft that a preview link shows, and the path at which it does. */
export interface PreviewTarget {
  /** Slug of the collection or global. */
  kind: string;
  /** Absent for a global. */
  id?: string | undefined;
  /** Begins with a slash. */
  path: string;
}

/** A verified preview link. */
export interface Preview extends PreviewTarget {
  /** Expiry in milliseconds since 1970. */
  until: number;
}

/** The query parameter that carries the token. */
export const previewParameter = 'preview';

/** Maximum lifetime of a link in seconds. */
const lifetime = 30 * 60;

/**
 * Links signed within the same ten minutes are equal, so that a save does not reload the preview frame; they
 * expire after 20 to 30 minutes.
 */
const step = 10 * 60 * 1_000;

/** Signs a token to view one draft at one path. @param secret the installation's secret */
export function signPreview(secret: string, target: PreviewTarget, now: () => number = Date.now): string {
  const tokens = createTokens(secret, () => Math.floor(now() / step) * step);
  const { kind, id, path } = target;
  return tokens.sign('preview', { slug: kind, path, ...(id !== undefined && { id }) }, lifetime);
}

/** Verifies a preview token; returns undefined for a forged, altered or expired one. */
export function readPreview(
  secret: string,
  token: string,
  now: () => number = Date.now,
): Preview | undefined {
  const claims = createTokens(secret, now).read('preview', token);
  if (!claims?.slug || !claims.path) return undefined;
  return { kind: claims.slug, id: claims.id, path: claims.path, until: Number(claims.until) * 1_000 };
}
