import type { Menus, SiteSettings } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { useRouteLoaderData } from 'react-router';
import { call, type Outcome, settle } from './content.ts';
import type { PreviewMark } from './entry.server.tsx';
import type { SiteIdentity } from './seo.ts';

/** What every page shows around its content. */
export interface SiteData {
  /** The site's public origin, for addresses that must be absolute. */
  origin: string;
  menus: Outcome<{ menus: Menus }>;
  settings: Outcome<{ settings: SiteSettings }>;
  /** Of a page that shows a draft. */
  preview?: PreviewMark | null;
}

/** Until the settings have been read once. */
const fallbackName = 'Riverfront Consulting';

/** Menus and settings, read once per visit. */
export async function loadSite(api: ApiClient, origin: string, signal: AbortSignal): Promise<SiteData> {
  const content = await settle({
    menus: call('Error fetching menus', api.get('menus', { signal })),
    settings: call('Error fetching settings', api.get('settings', { signal })),
  });
  return { origin, ...content };
}

/** The site as titles and shared links name it. */
export function identityOf(site: SiteData | undefined): SiteIdentity {
  const settings = site?.settings.answer?.settings;
  return {
    origin: site?.origin ?? 'http://localhost',
    name: settings?.companyName ?? fallbackName,
    description: settings?.description ?? '',
  };
}

/** Menus and settings of the page being shown, as far as they have arrived. */
export function useSite() {
  const site = useRouteLoaderData<SiteData>('root');
  return {
    name: identityOf(site).name,
    menus: site?.menus.answer?.menus,
    settings: site?.settings.answer?.settings,
    preview: site?.preview ?? undefined,
  };
}
