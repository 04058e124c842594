import type { HeroItem, PageIntro as Intro, Section } from '@riverfront/contract';
import type { ReactNode } from 'react';
import type { Arriving } from '../content.ts';
import { Content } from './content.tsx';
import HeroBanner from './hero-banner.tsx';
import { LoadingText } from './loading-text.tsx';
import { PageIntro } from './page-intro.tsx';

/** What staff edit of a page. */
export type PageContent = { home: HeroItem[]; intro: Intro; sections: Section[] };

interface PageOpeningProps {
  page: Arriving<PageContent>;
  /** What stands there until the hero has arrived, exactly as the specification words it. */
  waiting?: ReactNode;
  /** Where the link of the introduction leads. */
  linkTo?: string;
  /** What follows the introduction, made from the same content. */
  children?: (content: PageContent) => ReactNode;
}

/** Hero and introduction of a page; the waiting text stays for as long as there is no hero. */
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
