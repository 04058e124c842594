import type { HomeContent } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Content } from '../../components/content.tsx';
import { LoadingScreen } from '../../components/lazy-loading-screen.ts';
import { call, createClientLoader } from '../../content.ts';
import { createLoader } from '../../loader.server.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { organization, website } from '../../structured-data/organization.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { staticPart } from '../../ui/static-part.tsx';
import type { Route } from './+types/route';

const Hero = lazyPart(
  async () => ({ default: (await import('./hero.tsx')).Hero }),
  () => true,
);
const Figures = lazyPart(() => import('../../components/figures.tsx'));
const Why = staticPart(async () => ({ default: (await import('./why.tsx')).Why }));
const CookieBanner = lazyPart(async () => ({
  default: (await import('../../components/cookie-banner.tsx')).CookieBanner,
}));
const BelowTheFold = lazyPart(() => import('./below-the-fold.tsx'));

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  return seo(
    {
      title: site.settings?.tagline || site.name,
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
export const clientLoader = createClientLoader(load, LoadingScreen, Hero, Why, Figures, BelowTheFold);

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
