import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../api.ts';
import { PageScreen } from '../components/page-screen.tsx';
import { arrive, call, settleDocument } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { pageSeo } from '../page-seo.ts';
import { identityOf } from '../site.ts';
import type { Route } from './+types/cloud-solutions';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  return pageSeo({ title: 'Cloud Solution', path: '/cloud-solutions' }, loaderData?.page, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call(
    'Error fetching page content',
    api.get('pageContent', { params: { page: 'Cloud Solution' }, signal }),
  ),
});

export function loader({ context, request }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), request.signal));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return arrive(load(browserApi, request.signal));
}

/** SAP in the cloud: where it runs and how it comes back. */
export default function CloudSolutions({ loaderData: { page } }: Route.ComponentProps) {
  return <PageScreen page={page} waiting="Loading...." />;
}
