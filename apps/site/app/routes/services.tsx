import type { ApiClient } from '@riverfront/contract/client';
import { ItemGrid } from '../components/card-grid/card-rows.tsx';
import { Content } from '../components/content.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { pageSeo } from '../page-seo.ts';
import { identityOf } from '../site.ts';
import type { Route } from './+types/services';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageSeo(
    { title: 'Services', path: '/services' },
    loaderData?.page,
    identityOf(matches[0].loaderData),
  );
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'Services' }, signal })),
  services: call('Error fetching services', api.get('services', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** All services. */
export default function Services({ loaderData: { page, services } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page={page} />
      <Content of={services} waiting={null}>
        {(answer) => <ItemGrid label="All services" path="/services" items={answer.services} />}
      </Content>
    </>
  );
}
