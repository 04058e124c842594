import type { ApiClient } from '@riverfront/contract/client';
import { call, settle } from './content.ts';
import type { SharedCard } from './seo.ts';
import type { SiteData } from './site.ts';

/** Menus and settings, read once per visit. */
export async function loadSite(api: ApiClient, origin: string, signal: AbortSignal): Promise<SiteData> {
  const content = await settle({
    menus: call('Error fetching menus', api.get('menus', { signal })),
    settings: call('Error fetching settings', api.get('settings', { signal })),
  });
  return { origin, ...content };
}

/** Fetches the social preview of a page, if there is one. */
export async function loadCard(
  api: ApiClient,
  pathname: string,
  signal: AbortSignal,
): Promise<SharedCard | undefined> {
  const path = pathname.replace(/(?<=.)\/$/, '');
  try {
    const { card } = await api.get('sharingCard', { query: { path }, signal });
    return { path, href: card.href, alt: card.alt };
  } catch {
    return undefined;
  }
}
