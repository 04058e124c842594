import type { BlogPosting, Service } from 'schema-dts';
import { largestSource, mediaUrl } from '../media.ts';
import type { DetailItem, DetailType } from '../routes/detail/item.ts';
import type { SiteIdentity } from '../seo.ts';
import { organizationId } from './structured-data.ts';

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
