import type { PageIntro as Intro, ResponseOf } from '@riverfront/contract';
import type { ReactNode } from 'react';
import type { MaybePending } from '../../content.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Content, LoadingText } from '../content.tsx';

/** What staff edit of a page. */
export type PageContent = Omit<ResponseOf<'pageContent'>, 'success'>;

interface PageOpeningProps {
  page: MaybePending<PageContent>;
  /** Shown until the hero has arrived; the text of the specification. */
  waiting?: ReactNode;
  /** Renders the head, and what follows it. */
  children: (content: PageContent) => ReactNode;
}

/** The beginning of a page; the waiting text until there is a hero. */
export function PageOpening({ page, waiting = 'Loading...', children }: PageOpeningProps) {
  const still = typeof waiting === 'string' ? <LoadingText>{waiting}</LoadingText> : waiting;
  return (
    <Content of={page} waiting={still}>
      {(content) => (content.home.length === 0 ? still : children(content))}
    </Content>
  );
}

/** The waiting text of a list below the head; until the head has arrived, its own says so. */
export function ListLoading({ page }: Pick<PageOpeningProps, 'page'>) {
  return (
    <Content of={page} waiting={null}>
      {() => <LoadingText />}
    </Content>
  );
}

interface PageIntroProps {
  intro: Intro;
  /** Target of the introduction's link. */
  linkTo?: string;
}

/**
 * The tag line, heading and introduction of a page: beside its figures and the heading where there are any, and as
 * columns below the heading otherwise.
 */
export function PageIntro({ intro, linkTo }: PageIntroProps) {
  const { tag, title, text, linkLabel, figures = [] } = intro;
  if (!title && !text) return null;
  const isWide = figures.length === 0;
  return (
    <section
      aria-label={title}
      className={`frame section-space grid gap-x-6 gap-y-8 ${isWide ? '' : 'lg:grid-cols-12'}`}
    >
      <div className="flex flex-col gap-y-8 lg:col-span-6">
        <div>
          {tag ? <p className="tag-line mb-3">{tag}</p> : null}
          <h2 className="text-heading">
            {title.split('\n').map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h2>
        </div>
        {isWide ? null : <IntroFigures figures={figures} />}
      </div>
      <div
        className={
          isWide
            ? 'gap-x-12 border-t border-line-strong pt-8 *:break-inside-avoid lg:columns-2'
            : 'lg:col-span-5 lg:col-start-8 lg:pt-8'
        }
      >
        <Paragraphs text={text} className={isWide ? '' : 'first:text-lead'} />
        {linkTo && linkLabel ? (
          <a href={linkTo} className="link mt-4 inline-flex min-h-11 items-center gap-2">
            {linkLabel}
            <ArrowIcon />
          </a>
        ) : null}
      </div>
    </section>
  );
}

function IntroFigures({ figures }: { figures: NonNullable<Intro['figures']> }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-5 lg:grid-cols-3">
      {figures.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end border-t-2 border-main pt-3">
          <dt className="mt-1 text-small text-text-soft">{text}</dt>
          <dd className="font-display text-[clamp(1.625rem,1.3rem+1.2vw,2.5rem)] leading-none tracking-display whitespace-nowrap">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The paragraphs of a plain text, separated by empty lines, with links for email addresses. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} className={`text-text-soft not-first:mt-5 ${className}`}>
      {linkEmailAddresses(paragraph)}
    </p>
  ));
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
