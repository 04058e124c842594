import type { ApiClient } from '@riverfront/contract/client';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import { HeroBanner } from '../../components/hero-banner.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { arrive, call, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/route';
import { Intro } from './intro.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { Team } from './team.tsx';

const Timeline = lazyPart(() => import('../../components/timeline.tsx'));

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const about = loaderData?.about instanceof Promise ? undefined : loaderData?.about.answer?.about;
  const description = about?.heroText.para1 ?? '';
  return seo({ title: 'About', description, path: '/about', within: [] }, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'About' }, signal })),
  about: call('Error fetching about texts', api.get('about', { signal })),
  timeline: call('Error fetching timeline', api.get('timeline', { signal })),
  team: call('Error fetching team', api.get('teams', { query: { page: '1', limit: '20' }, signal })),
});

export function loader({ context, request }: Route.LoaderArgs) {
  return settleDocument(load(context.get(apiContext), request.signal));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void Timeline.load();
  return arrive(load(browserApi, request.signal));
}

/** Who the firm is; nothing of it shows before the hero has arrived (specification, section 4). */
export default function About({ loaderData: { page, about, timeline, team } }: Route.ComponentProps) {
  return (
    <Content of={page} waiting={<LoadingText />}>
      {({ home }) =>
        home.length === 0 ? (
          <LoadingText />
        ) : (
          <>
            <HeroBanner items={home} />
            <Content of={about} waiting={null}>
              {({ about: { heroText, mission, vision } }) => (
                <>
                  <Intro text={heroText} />
                  <MissionAndVision mission={mission} vision={vision} />
                </>
              )}
            </Content>
            <Content of={timeline} waiting={null}>
              {({ title, timeline: entries }) => <Timeline title={title} entries={entries} />}
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
