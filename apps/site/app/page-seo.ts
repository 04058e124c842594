import type { Sharing } from '@riverfront/contract';
import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { PageContent } from './components/page-opening.tsx';
import { type MaybePending, peekSettled } from './content.ts';
import { documentTitle, type PageDescription, type SiteIdentity, seo } from './seo.ts';
import { useSite } from './site.ts';

/** The metadata of a page that is not its editable content. */
type PageTexts = Pick<PageDescription, 'title' | 'path' | 'about' | 'feeds'> & {
  /** Page of a list, from 1. */
  number?: number;
};

/** Creates the meta descriptors of a page that staff edit, described by its introduction or hero. */
export function pageSeo(
  { title, path, number = 1, ...page }: PageTexts,
  content: MaybePending<PageContent> | undefined,
  site: SiteIdentity,
): MetaDescriptor[] {
  const { intro, home } = peekSettled(content)?.answer ?? {};
  const text = (intro?.text || home?.[0]?.title || '').replace(/\s+/g, ' ');
  if (number === 1) return seo({ ...page, title, path, description: text, within: [] }, site);
  const later = `${title}, page ${number}`;
  return seo(
    { ...page, title: later, path: `${path}?page=${number}`, description: text && `${later}. ${text}` },
    site,
  );
}

/** Parses the `?page=` of an address; 1 for anything that is not a number. */
export function pageNumber({ searchParams }: Pick<URL, 'searchParams'>): number {
  const given = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

/** Sets the title of a document whose content arrived after its screen. */
export function useDocumentTitle(title: string | undefined, sharing?: Sharing): void {
  const { name } = useSite();
  useEffect(() => {
    if (title) document.title = documentTitle({ title, sharing }, name);
  }, [title, sharing, name]);
}
