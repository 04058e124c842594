import type { AboutContent } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Content, LoadingText } from '../../components/content.tsx';
import HeroBanner from '../../components/head/hero-banner.tsx';
import Sections from '../../components/sections/sections.tsx';
import Timeline from '../../components/timeline.tsx';
import { call, createClientLoader, peekSettled } from '../../content.ts';
import { createLoader } from '../../loader.server.ts';
import { identityOf, seo } from '../../site.ts';
import type { Route } from './+types/route';
import { Team } from './team.tsx';

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
      {({ home, sections }) =>
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
            <Sections sections={sections} />
          </>
        )
      }
    </Content>
  );
}

type Block = AboutContent['mission'];

/** Mission and vision. */
function MissionAndVision({ mission, vision }: { mission: Block; vision: Block }) {
  return (
    <section aria-label={`${mission.title}, ${vision.title}`} className="frame grid gap-y-6 lg:grid-cols-2">
      <div className="facet on-night bg-band px-6 py-12 text-on-night xs:px-10 md:px-14 md:py-20">
        <h2 className="text-heading">{mission.title}</h2>
        <p className="mt-6 max-w-[30em] text-lead">{mission.text}</p>
      </div>
      <div className="facet bg-mist px-6 py-12 xs:px-10 md:px-14 md:py-20 lg:mt-24">
        <h2 className="text-heading">{vision.title}</h2>
        <p className="mt-6 max-w-[30em] text-lead">{vision.text}</p>
      </div>
    </section>
  );
}

/** The introduction: one sentence of four parts, and two paragraphs. */
function Intro({ text }: { text: AboutContent['heroText'] }) {
  const { title1, title2, title3, title4, para1, para2 } = text;
  return (
    <section aria-label="Introduction" className="frame section-space grid gap-x-6 gap-y-8 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-6">
        <span className="block">{title1}</span> <span className="block text-main">{title2}</span>{' '}
        <span className="block">{title3}</span> <span className="block">{title4}</span>
      </h2>
      <div className="grid content-start gap-6 lg:col-span-6 lg:col-start-7 lg:pt-2">
        <p className="text-lead">{para1}</p>
        <p className="measure text-text-soft">{para2}</p>
      </div>
    </section>
  );
}
