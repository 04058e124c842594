import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../../api.ts';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { Sections } from '../../components/sections/sections.tsx';
import { arrive, call, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { pageSeo } from '../../page-seo.ts';
import { identityOf } from '../../site.ts';
import type { Route } from './+types/route';
import { Message } from './message.tsx';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  return pageSeo({ title: 'Contact Us', path: '/contact' }, loaderData?.page, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call(
    'Error fetching page content',
    api.get('pageContent', { params: { page: 'Contact Us' }, signal }),
  ),
  offices: call('Error fetching offices', api.get('offices', { signal })),
});

export function loader({ context, request }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), request.signal));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return arrive(load(browserApi, request.signal));
}

/** How to reach the firm: an invitation, where to write, the offices, a call to action. */
export default function Contact({ loaderData: { page, offices } }: Route.ComponentProps) {
  return (
    <PageOpening page={page} waiting={<LoadingScreen />}>
      {({ sections }) => (
        <>
          <Message offices={offices} />
          <Sections sections={sections} />
        </>
      )}
    </PageOpening>
  );
}
