import type { Picture, Sharing, SharingCard, SiteSettings } from '@riverfront/contract';
import { pageTitle, searchTextLimits, shorten } from '@riverfront/contract/search-texts';
import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { largestSource, mediaUrl } from './media.ts';
import { breadcrumbs, type Crumb, structuredData } from './structured-data/structured-data.ts';

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
export type SharedCard = Pick<SharingCard, 'href' | 'alt'> & { path: string };

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
  if (chosen) return pictureTags(ofChosen(chosen), origin);
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
export function documentTitle(page: Pick<PageDescription, 'title' | 'sharing'>, siteName: string): string {
  return page.sharing?.title || pageTitle(page.title, siteName);
}

/** The feeds of the site (server/discovery). */
export const feeds = {
  articles: { href: '/insights/feed.xml', title: 'New articles as an RSS feed' },
  jobs: { href: '/careers/feed.xml', title: 'New open roles as an RSS feed' },
} as const;
export type FeedName = keyof typeof feeds;

/** Creates the links by which browsers and feed readers discover feeds. */
export function feedLinks(names: readonly FeedName[]): MetaDescriptor[] {
  return names.map((name) => ({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    ...feeds[name],
  }));
}
