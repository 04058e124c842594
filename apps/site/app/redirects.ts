import type { ApiClient } from '@riverfront/contract/client';
import { sitePath } from '@riverfront/contract/site-paths';
import { redirect } from 'react-router';

/**
 * Sends a visitor to where a page has moved. Browsers would keep a 301 for ever; they have to ask
 * again, because staff may publish a page at the old path one day.
 */
export function redirectTo(path: string): Response {
  // Redirects stored before links were validated must not leave the site.
  if (!sitePath.test(path)) return redirect('/');
  return redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } });
}

/** Redirects an old path to where staff have moved its page. @throws {Response} the redirect */
export async function followRedirect(api: ApiClient, { pathname }: URL, signal: AbortSignal): Promise<void> {
  const to = await findRedirect(api, pathname, signal);
  if (to) throw redirectTo(to);
}

/** Fetches where an old path leads; null where it leads nowhere, and when the call fails. */
export async function findRedirect(
  api: ApiClient,
  pathname: string,
  signal: AbortSignal,
): Promise<string | null> {
  // Longer ones were never ours (contract, redirects).
  if (pathname.length > 300) return null;
  try {
    return (await api.get('redirects', { query: { from: pathname }, signal })).to;
  } catch {
    return null;
  }
}
