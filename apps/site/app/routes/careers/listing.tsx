import type { CultureHighlight, Section, SectionOf } from '@riverfront/contract';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { Content } from '../../components/content.tsx';
import Culture from '../../components/culture.tsx';
import { type PageContent, PageOpening, Paragraphs } from '../../components/head/page-opening.tsx';
import { ToolHead } from '../../components/head/tool-head.tsx';
import Sections from '../../components/sections/sections.tsx';
import type { MaybePending } from '../../content.ts';
import { useHydrated } from '../../ui/use-browser-state.ts';
import type { ReceivedApplication } from './apply/confirmation.tsx';
import { OpenRoles } from './open-roles.tsx';
import type { Roles, RolesQuery } from './roles.ts';

const Confirmation = lazy(() => import('./apply/confirmation.tsx'));

interface ListingProps {
  page: MaybePending<PageContent>;
  jobs: MaybePending<Roles>;
  culture: MaybePending<{ highlights: CultureHighlight[] }>;
  query: RolesQuery;
}

/** The careers page itself: the open roles, and images of the year. */
export default function Listing({ page, jobs, culture, query }: ListingProps) {
  const title = (
    <Content of={page} waiting={null}>
      {({ intro }) => intro.title}
    </Content>
  );
  const shown = { query, title };
  return (
    <>
      <PageOpening page={page}>{({ home }) => <ToolHead items={home} media="band" />}</PageOpening>
      <ApplicationConfirmation />
      <Content of={jobs} waiting={<OpenRoles {...shown} />} failed={<OpenRoles {...shown} failed />}>
        {(roles) => <OpenRoles {...shown} roles={roles} />}
      </Content>
      <Content of={page} waiting={null}>
        {({ intro }) => (
          <div className="frame -mt-8 gap-x-12 pb-[clamp(4rem,2.5rem+6vw,8rem)] *:break-inside-avoid md:columns-2">
            <Paragraphs text={intro.text} />
          </div>
        )}
      </Content>
      <Content of={culture} waiting={null}>
        {({ highlights }) => (
          <Content of={page} waiting={<Culture section={{ highlights }} />}>
            {({ sections }) => <Culture section={{ ...sections.find(isText), highlights }} />}
          </Content>
        )}
      </Content>
      <AppliedAlready />
      <Content of={page} waiting={null}>
        {({ sections }) => <Sections sections={sections.filter((section) => !isText(section))} />}
      </Content>
    </>
  );
}

/** Confirms an application that was just sent from a popup over the list. */
function ApplicationConfirmation() {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  // Browsers restore navigation state with a reload; the server does not know it.
  const received: ReceivedApplication | undefined = isHydrated ? state?.received : undefined;
  return received ? (
    <div className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <Suspense>
        <Confirmation received={received} level={2} />
      </Suspense>
    </div>
  ) : null;
}

/** A link to the applicant portal. */
function AppliedAlready() {
  return (
    <aside aria-label="For applicants" className="frame py-6">
      <p>
        Applied already?{' '}
        <Link to="/my-application" prefetch="intent" className="link inline-flex min-h-11 items-center">
          See where your application stands
        </Link>
      </p>
    </aside>
  );
}

function isText(section: Section): section is SectionOf<'text'> {
  return section.kind === 'text';
}
