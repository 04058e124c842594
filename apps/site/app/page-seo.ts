import type { MetaDescriptor } from 'react-router';
import type { PageContent } from './components/page-opening.tsx';
import { type Arriving, ifArrived } from './content.ts';
import { type PageDescription, type SiteIdentity, seo } from './seo.ts';

/** The metadata of a page that is not its editable content. */
type PageTexts = Pick<PageDescription, 'title' | 'path' | 'about' | 'feeds'> & {
  /** Page of a list, from 1. */
  number?: number;
};

/** Creates the meta descriptors of a page that staff edit, described by its introduction or hero. */
export function pageSeo(
  { title, path, number = 1, ...page }: PageTexts,
  content: Arriving<PageContent> | undefined,
  site: SiteIdentity,
): MetaDescriptor[] {
  const { intro, home } = ifArrived(content)?.answer ?? {};
  const text = (intro?.text || home?.[0]?.title || '').replace(/\s+/g, ' ');
  if (number === 1) return seo({ ...page, title, path, description: text, within: [] }, site);
  const later = `${title}, page ${number}`;
  return seo(
    { ...page, title: later, path: `${path}?page=${number}`, description: text && `${later}. ${text}` },
    site,
  );
}
