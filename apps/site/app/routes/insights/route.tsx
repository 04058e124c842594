import type { Blog, ResponseOf, Section, SectionOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { useEffect, useRef } from 'react';
import { Link, redirect } from 'react-router';
import { ArticleDateline } from '../../components/article-dateline.tsx';
import { CardRows, toArticleCard } from '../../components/card-grid/card-rows.tsx';
import { Content } from '../../components/content.tsx';
import { FeedLink } from '../../components/feed-link.tsx';
import { PageOpening } from '../../components/head/page-opening.tsx';
import { ToolHead } from '../../components/head/tool-head.tsx';
import { PageLinks } from '../../components/page-links.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { CardsSection } from '../../components/sections/cards-section.tsx';
import Sections from '../../components/sections/sections.tsx';
import Stories from '../../components/stories.tsx';
import { browserApi, call, type MaybePending, settleDocument, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { identityOf, pageNumber, pageSeo } from '../../site.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { Route } from './+types/route';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  return pageSeo(
    { title: 'Insights', path: '/insights', number: loaderData?.number, feeds: ['articles'] },
    loaderData?.page,
    site,
  );
}

const load = (api: ApiClient, page: number, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'Insights' }, signal })),
  blogs: call('Error fetching blogs', api.get('blogs', { query: { page: `${page}`, limit: '20' }, signal })),
  stories: call(
    'Error fetching success stories',
    api.get('successStories', { query: { page: '1', limit: '20' }, signal }),
  ),
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const number = pageNumber(url);
  const { data, ...rest } = await settleDocument(load(context.get(apiContext), number, request.signal));
  if (number > 1 && data.blogs.answer?.blogs.length === 0) throw redirect('/insights');
  return { ...rest, data: { ...data, number } };
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const number = pageNumber(url);
  return { ...(await settleWithin(load(browserApi, number, request.signal))), number };
}

/** Articles, case studies and success stories. */
export default function Insights({ loaderData: { page, blogs, stories, number } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page={page}>
        {({ home, intro }) => (
          <>
            <ToolHead items={home} media="frame" />
            <div className="frame grid gap-x-6 gap-y-2 pb-8 md:grid-cols-12 md:pb-10">
              <h2 className="text-card md:col-span-4">{intro.title}</h2>
              <p className="max-w-[44em] text-small text-text-soft md:col-span-8">{intro.text}</p>
            </div>
          </>
        )}
      </PageOpening>
      <Content of={blogs} waiting={null}>
        {({ blogs: articles, pagination }) => (
          <Articles articles={articles} page={number} pages={pagination.pages} />
        )}
      </Content>
      <Evidence page={page} stories={stories} />
    </>
  );
}

interface EvidenceProps {
  page: MaybePending<ResponseOf<'pageContent'>>;
  stories: MaybePending<ResponseOf<'successStories'>>;
}

/** The page's sections, case studies first, with the success stories under its text section. */
function Evidence({ page, stories }: EvidenceProps) {
  const storiesUnder = (heading?: SectionOf<'text'>) => (
    <Content of={stories} waiting={null}>
      {({ successStories }) => <Stories section={{ ...heading, stories: successStories }} />}
    </Content>
  );
  return (
    <Content of={page} waiting={storiesUnder()}>
      {({ sections }) => {
        const heading = sections.find(isText);
        return (
          <>
            {sections.filter(isCards).map((section, index) => (
              // The articles above are the first cards of this page.
              <CardsSection key={section.title} section={section} order={index + 1} opens={false} />
            ))}
            <p className="frame">
              <Link
                to="/case-studies"
                prefetch="intent"
                className="link inline-flex min-h-11 items-center gap-2"
              >
                All case studies
                <ArrowIcon />
              </Link>
            </p>
            {storiesUnder(heading)}
            <Sections sections={sections.filter((section) => section !== heading && !isCards(section))} />
          </>
        );
      }}
    </Content>
  );
}

function isText(section: Section): section is SectionOf<'text'> {
  return section.kind === 'text';
}

function isCards(section: Section): section is SectionOf<'cards'> {
  return section.kind === 'cards';
}

/** Number of articles that are large cards; the others follow in pairs. */
const largeOf = (count: number) => (count % 2 === 0 ? 4 : 5);

/** One page of the articles, newest first. */
function Articles({ articles, page, pages }: { articles: Blog[]; page: number; pages: number }) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [page]);
  const leading = articles.slice(0, largeOf(articles.length));
  const others = articles.slice(leading.length);
  if (articles.length === 0) return null;
  return (
    <section
      ref={section}
      id="articles"
      aria-label="Articles"
      tabIndex={-1}
      className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)] outline-none"
    >
      <CardRows cards={leading.map(toArticleCard)} />
      {others.length > 0 ? (
        <ul className="mt-14 grid gap-x-6 border-b border-line lg:mt-20 lg:grid-cols-2 lg:gap-x-12">
          {others.map((blog) => (
            <ArticleRow key={blog._id} blog={blog} />
          ))}
        </ul>
      ) : null}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mt-14">
        <PageLinks label="Pages of articles" page={page} pages={pages} listId="articles" />
        <FeedLink feed="articles" />
      </div>
    </section>
  );
}

function ArticleRow({ blog }: { blog: Blog }) {
  return (
    <li className="group relative border-t border-line py-7">
      <article className="grid grid-cols-[5rem_1fr] gap-x-5 xs:grid-cols-[8.5rem_1fr] xs:gap-x-7">
        <ResponsiveImage
          frame="facet-small self-start bg-mist"
          picture={blog.picture}
          alt=""
          sizes="136px"
          className="aspect-square w-full object-cover"
        />
        <div>
          <ArticleDateline blog={blog} />
          <h3 className="mt-2 text-card">
            <Link to={`/blogs/${blog._id}`} state={{ item: blog }} prefetch="intent" className="card-link">
              {blog.title}
            </Link>
          </h3>
          <p className="mt-2 line-clamp-6 text-small max-xs:line-clamp-3 text-text-soft">{blog.subtitle}</p>
          <ArrowIcon className="mt-3 text-main max-xs:hidden" />
        </div>
      </article>
    </li>
  );
}
