import type { Office } from '@riverfront/contract';
import type { Organization, PostalAddress, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { SiteIdentity } from '../site.ts';
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
        '@type': 'LocalBusiness' as const,
        '@id': `${origin}/map#${office._id}`,
        name,
        url: new URL('/map', origin).href,
        image: new URL('/icon-512.png', origin).href,
        telephone: office.phone,
        email: office.email,
        address: addressOf(office.address, office.country),
        parentOrganization: { '@id': organizationId(origin) },
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

export const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** The postcode of a line: digits, `19801-1234`, `SW1A 1AA`, `1012 AB`. */
const postcode =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{3} \d{2,3}|\d{4,6}(?:-\d{3,4})?)\b/;

/**
 * Converts an address as staff write it, in lines: the country in the last, the town above it with its postcode, and
 * with its region behind a comma.
 * @param country as two letters, where it is known
 */
export function addressOf(address: string, country?: string): Exclude<PostalAddress, string> {
  const lines = address.split('\n').map((line) => line.trim());
  const [street, town = '', land = ''] = [lines.slice(0, -2).join(', '), lines.at(-2), lines.at(-1)];
  const [postalCode] = postcode.exec(town) ?? [];
  const [addressLocality, addressRegion] = town
    .replace(postalCode ?? '', '')
    .split(',')
    .map((part) => part.trim());
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(addressLocality && { addressLocality }),
    ...(addressRegion && { addressRegion }),
    ...(postalCode && { postalCode }),
    addressCountry: country ?? countryCode(land) ?? land,
  };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function countryCode(name: string): string | undefined {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const code = codes.find((one) => countryNames.of(one) === name);
  // A former code, such as DD, has the name of the present one.
  return code && new Intl.Locale(`und-${code}`).region;
}
