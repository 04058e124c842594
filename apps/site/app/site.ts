import type { Menus, SiteSettings } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { useRouteLoaderData } from 'react-router';
import { call, type Outcome, settle } from './content.ts';
import type { PreviewMark } from './entry.server.tsx';
import type { SharedCard, SiteIdentity } from './seo.ts';

/** Content of the layout around every page. */
export interface SiteData {
  /** The site's public origin, for addresses that must be absolute. */
  origin: string;
  menus: Outcome<{ menus: Menus }>;
  settings: Outcome<{ settings: SiteSettings }>;
  /** The social preview of the requested page. */
  card?: SharedCard;
  /** Set on a page that shows a draft. */
  preview?: PreviewMark | null;
}

/** Fallback while the settings cannot be read. */
const fallbackName = 'This site';

/** Returns the site's identity for titles and social previews. */
export function identityOf(site: SiteData | undefined): SiteIdentity {
  const settings = site?.settings.answer?.settings;
  return {
    origin: site?.origin ?? 'http://localhost',
    name: settings?.companyName ?? fallbackName,
    description: settings?.description ?? '',
    settings,
    card: site?.card,
  };
}

/** Menus and settings of the page being shown, as far as they have arrived. */
export function useSite() {
  const site = useRouteLoaderData<SiteData>('root');
  return {
    name: identityOf(site).name,
    menus: site?.menus.answer?.menus,
    settings: site?.settings.answer?.settings,
    timeZone: site?.settings.answer?.settings.timeZone ?? 'UTC',
    preview: site?.preview ?? undefined,
  };
}

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
