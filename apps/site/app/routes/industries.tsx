import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../api.ts';
import { PageScreen } from '../components/page-screen.tsx';
import { arrive, call, settleDocument } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { pageSeo } from '../page-seo.ts';
import { identityOf } from '../site.ts';
import type { Route } from './+types/industries';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  return pageSeo({ title: 'Industries', path: '/industries' }, loaderData?.page, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call(
    'Error fetching page content',
    api.get('pageContent', { params: { page: 'Industries' }, signal }),
  ),
});

export function loader({ context, request }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), request.signal));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return arrive(load(browserApi, request.signal));
}

/** The industries the firm knows, and companies it has worked with. */
export default function Industries({ loaderData: { page } }: Route.ComponentProps) {
  return <PageScreen page={page} />;
}
