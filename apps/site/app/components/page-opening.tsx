import type { HeroItem, PageIntro as Intro } from '@riverfront/contract';
import type { Outcome } from '../content.ts';
import { Content } from './content.tsx';
import { HeroBanner } from './hero-banner/hero-banner.tsx';
import { LoadingText } from './loading-text.tsx';
import { PageIntro } from './page-intro.tsx';

type PageContent = { home: HeroItem[]; intro: Intro };

interface PageOpeningProps {
  page: Outcome<PageContent> | Promise<Outcome<PageContent>>;
  /** What stands there until the hero has arrived, exactly as the specification words it. */
  waiting?: string;
  /** Where the link of the introduction leads. */
  linkTo?: string;
}

/** Hero and introduction of a page; the waiting text stays for as long as there is no hero. */
export function PageOpening({ page, waiting = 'Loading...', linkTo }: PageOpeningProps) {
  const text = <LoadingText>{waiting}</LoadingText>;
  return (
    <Content of={page} waiting={text}>
      {({ home, intro }) =>
        home.length === 0 ? (
          text
        ) : (
          <>
            <HeroBanner items={home} />
            <PageIntro intro={intro} linkTo={linkTo} />
          </>
        )
      }
    </Content>
  );
}
