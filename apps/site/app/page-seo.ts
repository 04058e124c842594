import type { MetaDescriptor } from 'react-router';
import type { PageContent } from './components/page-opening.tsx';
import type { Outcome } from './content.ts';
import { type SiteIdentity, seo } from './seo.ts';

/** The meta descriptors of a page that staff edit: described by its introduction, shared with its hero. */
export function pageSeo(
  { title, path }: { title: string; path: string },
  page: Outcome<PageContent> | Promise<Outcome<PageContent>> | undefined,
  site: SiteIdentity,
): MetaDescriptor[] {
  const content = page instanceof Promise ? undefined : page?.answer;
  const description = content?.intro.text.replace(/\s+/g, ' ') ?? '';
  return seo({ title, description, path, picture: content?.home[0]?.picture }, site);
}
