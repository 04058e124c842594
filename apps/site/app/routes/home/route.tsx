import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import { CookieBanner } from '../../components/cookie-banner.tsx';
import { Figures } from '../../components/figures.tsx';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { arrive, call, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
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

export function loader({ context, request }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), request.signal));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void BelowTheFold.load();
  return arrive(load(browserApi, request.signal));
}

/** The home page, its sections in the order of the specification. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <Content of={loaderData.home} waiting={<LoadingScreen />}>
      {({ home }) => (
        <>
          <Hero sections={home.heroSections} />
          <Why section={home.whySection} />
          <Figures
            figures={Object.values(home.middleSection).map(({ text, subText }) => ({
              text,
              figure: subText,
            }))}
          />
          <BelowTheFold home={home} />
          <CookieBanner />
        </>
      )}
    </Content>
  );
}
