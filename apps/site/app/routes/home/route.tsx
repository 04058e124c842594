import type { HomeContent } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Content } from '../../components/content.tsx';
import { CookieBanner } from '../../components/cookie-banner.tsx';
import Figures from '../../components/figures.tsx';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { call, createClientLoader } from '../../content.ts';
import { createLoader } from '../../loader.server.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { organization, website } from '../../structured-data/organization.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/route';
import { Hero } from './hero.tsx';
import { Why } from './why.tsx';

const BelowTheFold = lazyPart(() => import('./below-the-fold.tsx'));

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const title = 'IT and SAP consulting from Ahmedabad';
  return seo(
    {
      title,
      description: site.description,
      path: '/',
      about: import.meta.env.SSR ? [organization(site), website(site)] : [],
      feeds: ['articles', 'jobs'],
    },
    site,
  );
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  home: call('Error fetching home data', api.get('home', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load, BelowTheFold);

/** The home page, its sections in the order of the specification. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <Content of={loaderData.home} waiting={<LoadingScreen />}>
      {({ home }) => (
        <>
          <Hero sections={home.heroSections} />
          <Why section={home.whySection} />
          <Figures section={{ counters: toCounters(home) }} />
          <BelowTheFold home={home} />
          <CookieBanner />
        </>
      )}
    </Content>
  );
}

function toCounters({ middleSection }: HomeContent) {
  return Object.values(middleSection).map(({ text, subText: figure }) => ({ text, figure }));
}
