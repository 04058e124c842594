import type { MetaDescriptor } from 'react-router';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { SiteIdentity } from '../seo.ts';

/** A page on the way to another one. */
export interface Crumb {
  name: string;
  /** `/services` */
  path: string;
}

/** What search engines are told beside a page's text, in one element; React Router escapes it. */
export function structuredData(nodes: Thing[]): MetaDescriptor[] {
  if (nodes.length === 0) return [];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return [{ 'script:ld+json': graph } as unknown as MetaDescriptor];
}

/** The way from the home page to a page. @param crumbs from the first below the home page to the page itself */
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

/** The company, as a node that stands on the pages which show how to reach it. */
export const organizationId = (origin: string) => `${origin}/#organization`;
