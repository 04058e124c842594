import type { ResponseOf, Section, SectionOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Link, redirect } from 'react-router';
import { Content } from '../../components/content.tsx';
import { ListLoading, PageOpening } from '../../components/head/page-opening.tsx';
import { ToolHead } from '../../components/head/tool-head.tsx';
import { CardsSection } from '../../components/sections/cards-section.tsx';
import Sections from '../../components/sections/sections.tsx';
import Stories from '../../components/stories.tsx';
import { browserApi, call, type MaybePending, settleDocument, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { identityOf, pageSeo } from '../../site.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { Route } from './+types/route';
import { Articles } from './articles.tsx';
import { type ArticlesQuery, isFiltered, parseArticlesQuery, toArticlesSearch } from './query.ts';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const query = loaderData?.query;
  // A choice of articles is no page of its own for search engines.
  const number = query && !isFiltered(query) ? query.page : 1;
  return pageSeo(
    { title: 'Insights', path: '/insights', number, feeds: ['articles'] },
    loaderData?.page,
    site,
  );
}

const load = (api: ApiClient, { page, ...chosen }: ArticlesQuery, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'Insights' }, signal })),
  blogs: call(
    'Error fetching blogs',
    api.get('blogs', { query: { page: `${page}`, limit: '20', ...chosen }, signal }),
  ),
  stories: call(
    'Error fetching success stories',
    api.get('successStories', { query: { page: '1', limit: '20' }, signal }),
  ),
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const query = parseArticlesQuery(url);
  const { data, ...rest } = await settleDocument(load(context.get(apiContext), query, request.signal));
  if (query.page > 1 && data.blogs.answer?.blogs.length === 0)
    throw redirect(`/insights${toArticlesSearch({ ...query, page: 1 })}`);
  return { ...rest, data: { ...data, query } };
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const query = parseArticlesQuery(url);
  return { ...(await settleWithin(load(browserApi, query, request.signal))), query };
}

/** Articles, case studies and success stories. */
export default function Insights({ loaderData: { page, blogs, stories, query } }: Route.ComponentProps) {
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
      <Content of={blogs} waiting={<ListLoading page={page} />} failed={null}>
        {(answer) => <Articles answer={answer} query={query} />}
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
              <CardsSection key={section.title} section={section} order={index + 1} opens={false}>
                <Link
                  to="/case-studies"
                  prefetch="intent"
                  className="link mt-10 inline-flex min-h-11 items-center gap-2"
                >
                  All case studies
                  <ArrowIcon />
                </Link>
              </CardsSection>
            ))}
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
