import type { Picture, Sharing } from '@riverfront/contract';
import { pageTitle, searchTextLimits, shorten } from '@riverfront/contract/search-texts';
import type { MetaDescriptor } from 'react-router';
import { largestSource, mediaUrl } from './media.ts';

/** What a page says about itself to search engines and to those it is shared with. */
export interface PageDescription {
  title: string;
  description: string;
  /** Path of the page, `/services`. */
  path: string;
  picture?: Picture | null;
  /** What staff wrote for search results and shared links; it goes before the page's own texts. */
  sharing?: Sharing;
  /** The day an article was published; makes the page one. */
  publishedOn?: string;
}

/** The site that pages belong to, as the root loader knows it. */
export interface SiteIdentity {
  /** `https://www.example.com` */
  origin: string;
  name: string;
  description: string;
}

/** The meta descriptors of a page: title, description, canonical address, Open Graph. */
export function seo(page: PageDescription, site: SiteIdentity): MetaDescriptor[] {
  const title = documentTitle(page, site.name);
  const description = shorten(
    page.sharing?.description || page.description || site.description,
    searchTextLimits.description,
  );
  const address = new URL(page.path, site.origin).href;
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
    ...sharedPicture(page.sharing?.picture ?? page.picture, site.origin),
  ];
}

function sharedPicture(picture: Picture | null | undefined, origin: string): MetaDescriptor[] {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: new URL(mediaUrl(largestSource(picture.sources).href), origin).href },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The title of a page: what staff wrote for search results as it stands, else the page's own. */
export function documentTitle(page: Pick<PageDescription, 'title' | 'sharing'>, siteName: string): string {
  return page.sharing?.title || pageTitle(page.title, siteName);
}
