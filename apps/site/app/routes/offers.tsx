import type { ApiClient } from '@riverfront/contract/client';
import { Link, useLocation } from 'react-router';
import { ItemGrid } from '../components/card-rows.tsx';
import { Content } from '../components/content.tsx';
import { ListLoading, PageIntro, PageOpening } from '../components/head/page-opening.tsx';
import { StatementHead } from '../components/head/statement-head.tsx';
import Sections from '../components/sections/sections.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { identityOf, pageSeo } from '../site.ts';
import type { Route } from './+types/offers';

const isServices = ({ pathname }: Pick<URL, 'pathname'>) => /^\/services\b/i.test(pathname);

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const texts = isServices(location)
    ? { title: 'Services', path: '/services' }
    : { title: 'Solutions', path: '/solution' };
  return pageSeo(texts, loaderData?.page, identityOf(matches[0].loaderData));
}

const load = (api: ApiClient, signal: AbortSignal, url: URL) => {
  const page = isServices(url) ? 'Services' : 'Solutions';
  return {
    page: call('Error fetching page content', api.get('pageContent', { params: { page }, signal })),
    items: isServices(url)
      ? call(
          'Error fetching services',
          api.get('services', { signal }).then(({ services }) => services),
        )
      : call(
          'Error fetching solutions',
          api
            .get('solutions', { query: { page: '1', limit: '20' }, signal })
            .then(({ solutions }) => solutions),
        ),
  };
};

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** All services, or all solutions. */
export default function Offers({ loaderData: { page, items } }: Route.ComponentProps) {
  const { linkTo, ...grid } = isServices(useLocation())
    ? { label: 'All services', path: '/services' as const, linkTo: undefined }
    : { label: 'All solutions', path: '/solutions' as const, linkTo: '#all' };
  return (
    <>
      <PageOpening page={page}>
        {(content) => (
          <>
            <StatementHead page={content} />
            <PageIntro intro={content.intro} linkTo={linkTo} />
          </>
        )}
      </PageOpening>
      <Content of={items} waiting={<ListLoading page={page} />} failed={null}>
        {(answer) => <ItemGrid {...grid} items={answer} />}
      </Content>
      <ul className="frame flex flex-wrap gap-x-8 pb-10">
        <li>
          <Link to="/case-studies" prefetch="intent" className="link inline-flex min-h-11 items-center">
            Case studies, with their figures
          </Link>
        </li>
      </ul>
      <Content of={page} waiting={null}>
        {({ sections }) => <Sections sections={sections} />}
      </Content>
    </>
  );
}
