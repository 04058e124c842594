import type { Menus, Picture, Sharing, SiteSettings, SocialPreview } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { pageTitle, searchTextLimits, shorten } from '@riverfront/contract/search-texts';
import { useEffect } from 'react';
import { type MetaDescriptor, useRouteLoaderData } from 'react-router';
import type { Thing } from 'schema-dts';
import type { PageContent } from './components/head/page-opening.tsx';
import { call, type MaybePending, type Outcome, peekSettled, settle } from './content.ts';
import type { PreviewMark } from './entry.server.tsx';
import { largestSource, mediaUrl } from './media.ts';
import { breadcrumbs, type Crumb, structuredData } from './structured-data/structured-data.ts';

/** Content of the layout around every page. */
interface SiteData {
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
    const { card } = await api.get('socialPreview', { query: { path }, signal });
    return { path, href: card.href, alt: card.alt };
  } catch {
    return undefined;
  }
}

/** A page as search engines and social previews describe it. */
export interface PageDescription {
  title: string;
  description: string;
  /** Address of the page, `/services` or `/insights?page=2`; without a slash at its end. */
  path: string;
  /** Texts and image for search results and shared links, which override the page's own. */
  sharing?: Sharing;
  /** The day an article was published, and when it was last changed; makes the page one. */
  publishedOn?: string;
  updatedAt?: string;
  /** Breadcrumbs between the home page and this one; absent for pages that are not indexed. */
  within?: Crumb[];
  /** Its name in breadcrumbs, by default its title. */
  crumb?: string;
  /** More structured data; created on the server alone (`import.meta.env.SSR`). */
  about?: Thing[];
  feeds?: readonly FeedName[];
}

/** The site, from the root loader. */
export interface SiteIdentity {
  /** `https://www.example.com` */
  origin: string;
  name: string;
  description: string;
  settings?: SiteSettings;
  /** The social preview of the requested page. */
  card?: SharedCard;
}

/** A social preview, and the path of its page. */
type SharedCard = Pick<SocialPreview, 'href' | 'alt'> & { path: string };

/** The meta descriptors of a page: title, description, canonical address, Open Graph, feeds, structured data. */
export function seo(page: PageDescription, site: SiteIdentity): MetaDescriptor[] {
  const title = documentTitle(page, site.name);
  const description = shorten(
    page.sharing?.description || page.description || site.description,
    searchTextLimits.description,
  );
  const path = page.path.replace(/(?<=.)\/$/, '');
  const address = new URL(path, site.origin).href;
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...feedLinks(page.feeds ?? []),
    // Search engines and social networks fetch documents, so browsers need not load this code.
    ...(import.meta.env.SSR
      ? [
          ...openGraph(page, { title, description, address }, site),
          ...structuredData([...toBreadcrumbs(page, path, site), ...(page.about ?? [])]),
        ]
      : []),
  ];
}

function openGraph(
  page: PageDescription,
  { title, description, address }: Record<'title' | 'description' | 'address', string>,
  site: SiteIdentity,
): MetaDescriptor[] {
  return [
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: page.publishedOn ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(page.publishedOn ? [{ property: 'article:published_time', content: page.publishedOn }] : []),
    ...(page.updatedAt ? [{ property: 'article:modified_time', content: page.updatedAt }] : []),
    ...sharedPicture(page, site),
  ];
}

function toBreadcrumbs({ within, crumb, title }: PageDescription, path: string, site: SiteIdentity): Thing[] {
  return within ? [breadcrumbs([...within, { name: crumb ?? title, path }], site)] : [];
}

function sharedPicture({ sharing, path }: PageDescription, { origin, card }: SiteIdentity): MetaDescriptor[] {
  const chosen = sharing?.picture;
  // No network shows an SVG in a preview.
  if (chosen && !largestSource(chosen.sources).href.endsWith('.svg'))
    return pictureTags(ofChosen(chosen), origin);
  if (card && card.path === path.replace(/[?#].*$/, ''))
    return pictureTags({ ...card, type: 'image/png', width: 1200, height: 630 }, origin);
  return [{ name: 'twitter:card', content: 'summary' }];
}

interface SharedPicture {
  href: string;
  alt: string;
  type: string | undefined;
  width: number;
  height: number;
}

function ofChosen({ alt, sources, width, height }: Picture): SharedPicture {
  const largest = largestSource(sources);
  const ending = /\.(\w+)$/.exec(largest.href)?.[1] ?? '';
  return {
    href: mediaUrl(largest.href),
    alt,
    type: /^(?:png|webp|avif|gif)$/.test(ending)
      ? `image/${ending}`
      : /^jpe?g$/.test(ending)
        ? 'image/jpeg'
        : undefined,
    width: largest.width,
    height: Math.round((height * largest.width) / width),
  };
}

function pictureTags({ href, alt, type, width, height }: SharedPicture, origin: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: new URL(href, origin).href },
    ...(type ? [{ property: 'og:image:type', content: type }] : []),
    { property: 'og:image:width', content: `${width}` },
    { property: 'og:image:height', content: `${height}` },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the title of a document: the one for search results, or else the page's own. */
function documentTitle(page: Pick<PageDescription, 'title' | 'sharing'>, siteName: string): string {
  return page.sharing?.title || pageTitle(page.title, siteName);
}

/** The feeds of the site (server/discovery). */
export const feeds = {
  articles: { href: '/insights/feed.xml', title: 'New articles as an RSS feed', label: 'RSS: articles' },
  jobs: { href: '/careers/feed.xml', title: 'New open roles as an RSS feed', label: 'RSS: open roles' },
} as const;
export type FeedName = keyof typeof feeds;

/** Creates the links by which browsers and feed readers discover feeds. */
function feedLinks(names: readonly FeedName[]): MetaDescriptor[] {
  return names.map((name) => ({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: feeds[name].href,
    title: feeds[name].title,
  }));
}

/** The metadata of a page that is not its editable content. */
type PageTexts = Pick<PageDescription, 'title' | 'path' | 'about' | 'feeds'> & {
  /** Page of a list, from 1. */
  number?: number;
};

/** Creates the meta descriptors of a page that staff edit, described by its introduction or hero. */
export function pageSeo(
  { title, path, number = 1, ...page }: PageTexts,
  content: MaybePending<PageContent> | undefined,
  site: SiteIdentity,
): MetaDescriptor[] {
  const { intro, home } = peekSettled(content)?.answer ?? {};
  const text = (intro?.text || home?.[0]?.title || '').replace(/\s+/g, ' ');
  if (number === 1) return seo({ ...page, title, path, description: text, within: [] }, site);
  const later = `${title}, page ${number}`;
  return seo(
    { ...page, title: later, path: `${path}?page=${number}`, description: text && `${later}. ${text}` },
    site,
  );
}

/** Parses the `?page=` of an address; 1 for anything that is not a number. */
export function pageNumber({ searchParams }: Pick<URL, 'searchParams'>): number {
  const given = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

/** Sets the title of a document whose content arrived after its screen. */
export function useDocumentTitle(title: string | undefined, sharing?: Sharing): void {
  const { name } = useSite();
  useEffect(() => {
    if (title) document.title = documentTitle({ title, sharing }, name);
  }, [title, sharing, name]);
}
