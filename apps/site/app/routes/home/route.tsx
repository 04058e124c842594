import type { HomeContent } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { lazy } from 'react';
import { CallToAction } from '../../components/call-to-action.tsx';
import { CaseFeature } from '../../components/case-studies/case-feature.tsx';
import CompanyLogos from '../../components/company-logos.tsx';
import { Content } from '../../components/content.tsx';
import { CookieBanner } from '../../components/cookie-banner.tsx';
import Figures from '../../components/figures.tsx';
import { call, createClientLoader } from '../../content.ts';
import { createLoader } from '../../loader.server.ts';
import { identityOf, seo } from '../../site.ts';
import { organization, website } from '../../structured-data/organization.ts';
import type { Route } from './+types/route';
import { Hero } from './hero.tsx';
import { Articles, Services, Solutions, Why } from './sections.tsx';

// No document shows it.
const LoadingScreen = lazy(() => import('../../components/loading-screen.tsx'));

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
export const clientLoader = createClientLoader(load);

/** The home page, its sections in the order of the specification. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <Content of={loaderData.home} waiting={<LoadingScreen />}>
      {({ home }) => (
        <>
          <Hero home={home} />
          <Why section={home.whySection} />
          {home.caseStudy ? <CaseFeature study={home.caseStudy} /> : null}
          <Figures section={{ counters: toCounters(home) }} />
          <Solutions section={home.solutionsSection} />
          <Services section={home.servicesSection} />
          <CallToAction
            section={{
              title: home.businessLevelSection.text,
              text: home.businessLevelSection.subText,
              buttonLabel: home.businessLevelSection.buttonLabel,
              link: '/contact',
            }}
          />
          <Articles section={home.blogSections} />
          <CompanyLogos
            section={{ title: home.companyList.title, companies: home.companyList.companyListData }}
          />
          <CookieBanner />
        </>
      )}
    </Content>
  );
}

function toCounters({ middleSection }: HomeContent) {
  return Object.values(middleSection).map(({ text, subText: figure }) => ({ text, figure }));
}
