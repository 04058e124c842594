import type { MetaDescriptor } from 'react-router';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { SiteIdentity } from '../seo.ts';

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
