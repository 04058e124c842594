import type { HeroItem, PageIntro as Intro, Section } from '@riverfront/contract';
import type { ReactNode } from 'react';
import type { MaybePending } from '../content.ts';
import { ArrowIcon } from '../ui/icons.tsx';
import { Content, LoadingText } from './content.tsx';
import HeroBanner from './hero-banner.tsx';

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

/** The tag line, heading and introduction of a page, in two columns. */
function PageIntro({ intro, linkTo }: { intro: Intro; linkTo?: string }) {
  return (
    <section aria-label={intro.title} className="frame section-space grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-6">
        {intro.tag ? <p className="tag-line mb-3">{intro.tag}</p> : null}
        <h2 className="text-heading">
          {intro.title.split('\n').map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h2>
      </div>
      <div className="lg:col-span-5 lg:col-start-8 lg:pt-8">
        {paragraphsOf(intro.text).map((paragraph) => (
          <p key={paragraph} className="text-text-soft first:text-lead not-first:mt-5">
            {linkEmailAddresses(paragraph)}
          </p>
        ))}
        {linkTo && intro.linkLabel ? (
          <a href={linkTo} className="link mt-4 inline-flex min-h-11 items-center gap-2">
            {intro.linkLabel}
            <ArrowIcon />
          </a>
        ) : null}
      </div>
    </section>
  );
}

/** Splits paragraphs at empty lines. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/);
}

/** Turns each email address of a plain text into a mailto link. */
function linkEmailAddresses(text: string): ReactNode[] {
  // Split at a group, every other part is what the group matched.
  return text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
