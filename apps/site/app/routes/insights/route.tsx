import type { ResponseOf, Section, SectionOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { redirect } from 'react-router';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { CardsSection } from '../../components/sections/cards-section.tsx';
import Sections from '../../components/sections/sections.tsx';
import Stories from '../../components/stories.tsx';
import { call, type MaybePending, settleDocument, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { pageNumber, pageSeo } from '../../page-seo.ts';
import { identityOf } from '../../site.ts';
import type { Route } from './+types/route';
import { Articles } from './articles.tsx';

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
      <PageOpening page={page} linkTo="#articles" />
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
