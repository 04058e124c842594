import type { ApiClient } from '@riverfront/contract/client';
import { Content, LoadingText } from '../../components/content.tsx';
import HeroBanner from '../../components/hero-banner.tsx';
import Timeline from '../../components/timeline.tsx';
import { call, createClientLoader, peekSettled } from '../../content.ts';
import { createLoader } from '../../loader.server.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import type { Route } from './+types/route';
import { Team } from './team.tsx';
import { Intro, MissionAndVision } from './texts.tsx';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const description = peekSettled(loaderData?.about)?.answer?.about.heroText.para1 ?? '';
  return seo({ title: 'About', description, path: '/about', within: [] }, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'About' }, signal })),
  about: call('Error fetching about texts', api.get('about', { signal })),
  timeline: call('Error fetching timeline', api.get('timeline', { signal })),
  team: call('Error fetching team', api.get('teams', { query: { page: '1', limit: '20' }, signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** The about page; shown once the hero has arrived (specification, section 4). */
export default function About({ loaderData: { page, about, timeline, team } }: Route.ComponentProps) {
  return (
    <Content of={page} waiting={<LoadingText />}>
      {({ home }) =>
        home.length === 0 ? (
          <LoadingText />
        ) : (
          <>
            <HeroBanner section={{ items: home }} opens />
            <Content of={about} waiting={null}>
              {({ about: { heroText, mission, vision } }) => (
                <>
                  <Intro text={heroText} />
                  <MissionAndVision mission={mission} vision={vision} />
                </>
              )}
            </Content>
            <Content of={timeline} waiting={null}>
              {({ title, timeline: entries }) => <Timeline section={{ title, entries }} />}
            </Content>
            <Content of={about} waiting={null}>
              {({ about: { teamHeading } }) => (
                <Content of={team} waiting={null}>
                  {({ teams }) => <Team heading={teamHeading} members={teams} />}
                </Content>
              )}
            </Content>
          </>
        )
      }
    </Content>
  );
}
