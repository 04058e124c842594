import type { Picture, Sharing, SharingCard, SiteSettings } from '@riverfront/contract';
import { pageTitle, searchTextLimits, shorten } from '@riverfront/contract/search-texts';
import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { type FeedName, feedLinks } from './feeds.ts';
import { largestSource, mediaUrl } from './media.ts';
import { breadcrumbs, type Crumb, structuredData } from './structured-data/structured-data.ts';

/** What a page says about itself to search engines and to those it is shared with. */
export interface PageDescription {
  title: string;
  description: string;
  /** Address of the page, `/services` or `/insights?page=2`; without a slash at its end. */
  path: string;
  /** What staff wrote for search results and shared links; it goes before the page's own texts and its drawn picture. */
  sharing?: Sharing;
  /** The day an article was published, and when it was last changed; makes the page one. */
  publishedOn?: string;
  updatedAt?: string;
  /** The pages between the home page and this one; none for a page that is not to be found. */
  within?: Crumb[];
  /** What it is called on the way to it; its title unless that says more. */
  crumb?: string;
  /** What else search engines are told about the page; by the server alone, as `import.meta.env.SSR` says where it is made. */
  about?: Thing[];
  feeds?: readonly FeedName[];
}

/** The site that pages belong to, as the root loader knows it. */
export interface SiteIdentity {
  /** `https://www.example.com` */
  origin: string;
  name: string;
  description: string;
  settings?: SiteSettings;
  /** The picture that is drawn for the page which the server was asked for. */
  card?: SharedCard;
}

/** A drawn picture, and the path of its page. */
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
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: page.publishedOn ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(page.publishedOn ? [{ property: 'article:published_time', content: page.publishedOn }] : []),
    ...(page.updatedAt ? [{ property: 'article:modified_time', content: page.updatedAt }] : []),
    ...sharedPicture(page, site),
    ...feedLinks(page.feeds ?? []),
    // Who reads it asks the server for each page, so browsers need not load what makes it.
    ...(import.meta.env.SSR ? structuredData([...wayTo(page, path, site), ...(page.about ?? [])]) : []),
  ];
}

function wayTo({ within, crumb, title }: PageDescription, path: string, site: SiteIdentity): Thing[] {
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

/** The title of a page: what staff wrote for search results as it stands, else the page's own. */
export function documentTitle(page: Pick<PageDescription, 'title' | 'sharing'>, siteName: string): string {
  return page.sharing?.title || pageTitle(page.title, siteName);
}
