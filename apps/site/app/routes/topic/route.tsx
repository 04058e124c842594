import type { TopicPage } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Navigate } from 'react-router';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { LaterSections } from '../../components/sections/later-sections.ts';
import { arrive, call, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { movedTo } from '../../moved.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { plainText } from '../../ui/plain-text.ts';
import { NoData } from '../detail/no-data.tsx';
import type { Route } from './+types/route';
import { findTopic } from './find-topic.ts';
import { TopicArticle } from './topic-article.tsx';
import { usePageTitle } from './use-page-title.ts';

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const outcome = loaderData?.topic;
  const page = outcome instanceof Promise ? undefined : outcome?.answer?.page;
  return seo(
    {
      title: page?.title ?? 'No data found',
      description: page ? page.subtitle || plainText(page.description) : '',
      path: location.pathname,
      sharing: page?.sharing,
      within: page && [],
    },
    site,
  );
}

const load = (api: ApiClient, url: URL, signal: AbortSignal) => ({
  topic: call('Error fetching page details', findTopic(api, url.pathname, signal)),
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const document = await settleDocument(load(context.get(apiContext), url, request.signal));
  const { to } = document.data.topic.answer ?? {};
  if (to) throw movedTo(to);
  return document;
}

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  void LaterSections.load();
  return arrive(load(browserApi, url, request.signal));
}

/** A page about one subject, at a path of its own. */
export default function Topic({ loaderData: { topic } }: Route.ComponentProps) {
  return (
    <Content of={topic} waiting={<LoadingText />} failed={<NoData />}>
      {({ page, to }) => (page ? <Page page={page} /> : <Navigate to={to} replace />)}
    </Content>
  );
}

/** What opens a page is its hero, where it begins with one, and otherwise its title. */
function Page({ page }: { page: TopicPage }) {
  const { title, sections, sharing } = page;
  usePageTitle(title, sharing);
  const heroes = sections[0]?.kind === 'hero' ? sections.slice(0, 1) : [];
  return (
    <>
      <LaterSections sections={heroes} open />
      <TopicArticle page={page} opens={heroes.length === 0} />
      <LaterSections sections={sections.slice(heroes.length)} />
    </>
  );
}
