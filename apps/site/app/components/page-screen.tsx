import type { Outcome } from '../content.ts';
import { type PageContent, PageOpening } from './page-opening.tsx';
import { LaterSections } from './sections/later-sections.ts';

interface PageScreenProps {
  page: Outcome<PageContent> | Promise<Outcome<PageContent>>;
  /** What stands there until the content has arrived. */
  waiting?: string;
}

/** A screen made of what staff edit alone: hero, introduction, sections. */
export function PageScreen({ page, waiting }: PageScreenProps) {
  return (
    <PageOpening page={page} waiting={waiting}>
      {({ sections }) => <LaterSections sections={sections} />}
    </PageOpening>
  );
}
