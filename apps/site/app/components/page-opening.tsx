import type { HeroItem, PageIntro as Intro, Section } from '@riverfront/contract';
import type { ReactNode } from 'react';
import type { MaybePending } from '../content.ts';
import { Content, LoadingText } from './content.tsx';
import HeroBanner from './hero-banner.tsx';
import { PageIntro } from './page-intro.tsx';

/** What staff edit of a page. */
export type PageContent = { home: HeroItem[]; intro: Intro; sections: Section[] };

interface PageOpeningProps {
  page: MaybePending<PageContent>;
  /** Shown until the hero has arrived; the text of the specification. */
  waiting?: ReactNode;
  /** Target of the introduction's link. */
  linkTo?: string;
  /** Renders what follows the introduction. */
  children?: (content: PageContent) => ReactNode;
}

/** Hero and introduction of a page; the waiting text until there is a hero. */
export function PageOpening({ page, waiting = 'Loading...', linkTo, children }: PageOpeningProps) {
  const still = typeof waiting === 'string' ? <LoadingText>{waiting}</LoadingText> : waiting;
  return (
    <Content of={page} waiting={still}>
      {(content) =>
        content.home.length === 0 ? (
          still
        ) : (
          <>
            <HeroBanner section={{ items: content.home }} opens />
            <PageIntro intro={content.intro} linkTo={linkTo} />
            {children?.(content)}
          </>
        )
      }
    </Content>
  );
}
