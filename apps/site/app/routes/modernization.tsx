import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../api.ts';
import { PageScreen } from '../components/page-screen.tsx';
import { arrive, call, settleDocument } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { pageSeo } from '../page-seo.ts';
import { identityOf } from '../site.ts';
import type { Route } from './+types/modernization';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  return pageSeo({ title: 'Modernization', path: '/modernization' }, loaderData?.page, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call(
    'Error fetching page content',
    api.get('pageContent', { params: { page: 'Modernization' }, signal }),
  ),
});

export function loader({ context, request }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), request.signal));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return arrive(load(browserApi, request.signal));
}

/** Replacing old systems, in five kinds of work. */
export default function Modernization({ loaderData: { page } }: Route.ComponentProps) {
  return <PageScreen page={page} />;
}
