import { createTokens } from '../tokens/signed-token.ts';

/** The one draft that a preview shows, and the one address that it shows it at. */
export interface PreviewTarget {
  /** Slug of the collection or of the global. */
  kind: string;
  /** Number of the document in its collection; missing for a global. */
  id?: string | undefined;
  /** Path of the page, beginning with a slash. */
  path: string;
}

/** A preview with the time, in milliseconds since 1970, at which its link ends. */
export interface Preview extends PreviewTarget {
  until: number;
}

/** The query parameter that carries the signed link. */
export const previewParameter = 'preview';

/** Longest life of a link, in seconds (issue 5, “Editing”: 30 minutes). */
const lifetime = 30 * 60;

/**
 * Links made within the same ten minutes are equal, so that an autosave does
 * not give the form's frame another address each time; they live for 20 to 30 minutes.
 */
const step = 10 * 60 * 1_000;

/**
 * Signs the right to see one draft at one path.
 * @param secret the installation's secret
 */
export function signPreview(secret: string, target: PreviewTarget, now: () => number = Date.now): string {
  const tokens = createTokens(secret, () => Math.floor(now() / step) * step);
  const { kind, id, path } = target;
  return tokens.sign('preview', { slug: kind, path, ...(id !== undefined && { id }) }, lifetime);
}

/** What a link gives the right to see, or undefined when it is foreign, changed or over. */
export function readPreview(
  secret: string,
  token: string,
  now: () => number = Date.now,
): Preview | undefined {
  const claims = createTokens(secret, now).read('preview', token);
  if (!claims?.slug || !claims.path) return undefined;
  return { kind: claims.slug, id: claims.id, path: claims.path, until: Number(claims.until) * 1_000 };
}
