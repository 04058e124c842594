import type { Office } from '@riverfront/contract';
import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { SiteIdentity } from '../seo.ts';
import { addressOf } from './address.ts';
import { organizationId } from './structured-data.ts';

/** The company as the footer shows it, with its offices where the page shows those. */
export function organization(site: SiteIdentity, offices: Office[] = []): Organization {
  const { origin, name, settings } = site;
  const profiles = Object.values(settings?.social ?? {}).filter((link) => link.startsWith('http'));
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: new URL('/', origin).href,
    logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', origin).href, width: '512', height: '512' },
    ...(settings && {
      legalName: settings.legalName,
      email: settings.salesEmail,
      telephone: settings.phones,
      ...(settings.headOffice.address && { address: addressOf(settings.headOffice.address) }),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(offices.length > 0 && {
      location: offices.map((office) => ({
        '@type': 'Place' as const,
        name: office.name,
        telephone: office.phone,
        address: addressOf(office.address, office.country),
      })),
    }),
  };
}

/** The site, and how to search it. */
export function website({ origin, name }: SiteIdentity): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: new URL('/', origin).href,
    name,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  };
}
