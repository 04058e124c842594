import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { Sections } from '../../components/sections/sections.tsx';
import { arrive, call, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { NoData } from '../detail/no-data.tsx';
import type { Route } from './+types/route';
import { TopicArticle } from './topic-article.tsx';

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const outcome = loaderData?.topic;
  const page = outcome instanceof Promise ? undefined : outcome?.answer?.page;
  return seo(
    {
      title: page?.title ?? 'No data found',
      description: page?.subtitle ?? '',
      path: location.pathname,
      picture: page?.picture,
    },
    site,
  );
}

const load = (api: ApiClient, url: URL, signal: AbortSignal) => ({
  topic: call(
    'Error fetching page details',
    api.get('topicPage', { params: { path: url.pathname.slice(1) }, signal }),
  ),
});

export function loader({ context, request, url }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), url, request.signal));
}

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return arrive(load(browserApi, url, request.signal));
}

/** A page about one subject, at a path of its own. */
export default function Topic({ loaderData: { topic } }: Route.ComponentProps) {
  return (
    <Content of={topic} waiting={<LoadingText />} failed={<NoData />}>
      {({ page }) => (
        <>
          <TopicArticle page={page} />
          <Sections sections={page.sections} />
        </>
      )}
    </Content>
  );
}
