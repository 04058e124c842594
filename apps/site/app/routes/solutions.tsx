import type { ApiClient } from '@riverfront/contract/client';
import { ItemGrid } from '../components/card-grid/card-rows.tsx';
import { Content } from '../components/content.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { pageSeo } from '../page-seo.ts';
import { identityOf } from '../site.ts';
import type { Route } from './+types/solutions';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageSeo(
    { title: 'Solutions', path: '/solution' },
    loaderData?.page,
    identityOf(matches[0].loaderData),
  );
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call(
    'Error fetching page content',
    api.get('pageContent', { params: { page: 'Solutions' }, signal }),
  ),
  solutions: call('Error fetching solutions', api.get('solutions', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** All solutions. */
export default function Solutions({ loaderData: { page, solutions } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page={page} linkTo="#all" />
      <Content of={solutions} waiting={null}>
        {(answer) => <ItemGrid label="All solutions" path="/solutions" items={answer.solutions} />}
      </Content>
    </>
  );
}
