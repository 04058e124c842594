import type { HeroItem, TopicPage } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import type { ApiClient } from '@riverfront/contract/client';
import { sitePath } from '@riverfront/contract/site-paths';
import { redirect } from 'react-router';
import { call, type Outcome } from './content.ts';

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

/** Makes the content call of the page at a path; where it is missing, looks up where it has moved to. */
export async function callPage<T>(
  log: string,
  answer: Promise<T>,
  ...[api, { pathname }, signal]: Parameters<typeof followRedirect>
): Promise<Outcome<T>> {
  const outcome = await call(log, answer);
  const to = outcome.failure?.status === 404 ? await findRedirect(api, pathname, signal) : null;
  return outcome.failure && to ? { failure: { ...outcome.failure, movedTo: to } } : outcome;
}

/** Fetches where an old path leads; null where it leads nowhere, and when the call fails. */
async function findRedirect(api: ApiClient, pathname: string, signal: AbortSignal): Promise<string | null> {
  // Longer ones were never ours (contract, redirects).
  if (pathname.length > 300) return null;
  try {
    return (await api.get('redirects', { query: { from: pathname }, signal })).to;
  } catch {
    return null;
  }
}

/** The page at a path, or where that path leads since the page has moved. */
type Topic = { page: TopicPage; to?: undefined } | { page?: undefined; to: string };

/**
 * Looks for the page first, so that one published at an old path wins over its redirect.
 * @throws what the API answers when there is neither
 */
export async function findTopic(api: ApiClient, pathname: string, signal: AbortSignal): Promise<Topic> {
  try {
    const { page } = await api.get('topicPage', { params: { path: pathname.slice(1) }, signal });
    return { page };
  } catch (error) {
    const to = isApiError(error) && error.status === 404 ? await findRedirect(api, pathname, signal) : null;
    if (to === null) throw error;
    return { to };
  }
}

/** Fetches the hero of the page at a path, by its type. */
export async function findHeroes(api: ApiClient, pathname: string, signal: AbortSignal): Promise<HeroItem[]> {
  return (await api.get('heroData', { query: { type: pathname.slice(1) }, signal })).heroes;
}
