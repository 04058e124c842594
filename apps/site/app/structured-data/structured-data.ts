import type { CaseStudyDetail } from '@riverfront/contract';
import type { MetaDescriptor } from 'react-router';
import type { Article, BlogPosting, BreadcrumbList, Graph, Service, Thing } from 'schema-dts';
import { largestSource, mediaUrl } from '../media.ts';
import type { DetailItem, DetailType } from '../routes/detail/item.ts';
import type { SiteIdentity } from '../site.ts';

/** A breadcrumb. */
export interface Crumb {
  name: string;
  /** `/services` */
  path: string;
}

/** Creates the JSON-LD element of a page; React Router escapes it. */
export function structuredData(nodes: Thing[]): MetaDescriptor[] {
  if (nodes.length === 0) return [];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return [{ 'script:ld+json': graph } as unknown as MetaDescriptor];
}

/** Creates the breadcrumbs of a page. @param crumbs from the first below the home page to the page itself */
export function breadcrumbs(crumbs: Crumb[], { origin }: SiteIdentity): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** The id of the company's node. */
export const organizationId = (origin: string) => `${origin}/#organization`;

/** Creates the structured data of a case study. */
export function caseNode(study: CaseStudyDetail, site: SiteIdentity): Article {
  const url = new URL(`/case-studies/${study._id}`, site.origin).href;
  const company = { '@type': 'Organization' as const, '@id': organizationId(site.origin), name: site.name };
  const { title, subtitle, picture, publishedOn, updatedAt, industry, products } = study;
  return {
    '@type': 'Article',
    headline: title,
    description: subtitle,
    url,
    mainEntityOfPage: url,
    image: new URL(mediaUrl(largestSource(picture.sources).href), site.origin).href,
    datePublished: publishedOn,
    dateModified: updatedAt,
    author: company,
    publisher: company,
    articleSection: industry,
    keywords: products.join(', '),
    inLanguage: 'en-GB',
  };
}

/** Creates the structured data of a service, a solution or an article. */
export function itemNode(type: DetailType, item: DetailItem, site: SiteIdentity): Service | BlogPosting {
  const url = new URL(`/${type}/${item._id}`, site.origin).href;
  const image = new URL(mediaUrl(largestSource(item.picture.sources).href), site.origin).href;
  const company = { '@type': 'Organization' as const, '@id': organizationId(site.origin), name: site.name };
  const { dateline, author } = item;
  if (!dateline)
    return {
      '@type': 'Service',
      name: item.title,
      description: item.subtitle,
      url,
      image,
      provider: company,
    };
  return {
    '@type': 'BlogPosting',
    headline: item.title,
    description: item.subtitle,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: dateline.publishedOn,
    ...(item.updatedAt && { dateModified: item.updatedAt }),
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.designation } : company,
    publisher: company,
    articleSection: dateline.category.label,
    inLanguage: 'en-GB',
  };
}
