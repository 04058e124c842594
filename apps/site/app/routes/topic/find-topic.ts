import type { HeroItem, TopicPage } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import type { ApiClient } from '@riverfront/contract/client';
import { findRedirect } from '../../redirects.ts';

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
