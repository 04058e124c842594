import type { CultureHighlight, Section, SectionOf } from '@riverfront/contract';
import { Content } from '../../components/content.tsx';
import { type PageContent, PageOpening } from '../../components/page-opening.tsx';
import type { Outcome } from '../../content.ts';
import { later } from '../../ui/later.tsx';
import { AppliedAlready } from './applied-already.tsx';
import type { Roles } from './fetch-roles.ts';
import { JustReceived } from './just-received.tsx';
import { OpenRoles } from './open-roles.tsx';
import type { RolesQuery } from './roles-query.ts';

const Culture = later(async () => ({
  default: (await import('../../components/culture/culture.tsx')).Culture,
}));

type Arriving<Answer> = Outcome<Answer> | Promise<Outcome<Answer>>;

interface ListingProps {
  page: Arriving<PageContent>;
  jobs: Arriving<Roles>;
  culture: Arriving<{ highlights: CultureHighlight[] }>;
  query: RolesQuery;
}

/** The careers page itself: the open roles, and pictures of the year. */
export default function Listing({ page, jobs, culture, query }: ListingProps) {
  return (
    <>
      <PageOpening page={page} />
      <JustReceived />
      <Content of={jobs} waiting={<OpenRoles query={query} />} failed={<OpenRoles query={query} failed />}>
        {(roles) => <OpenRoles query={query} roles={roles} />}
      </Content>
      <Content of={culture} waiting={null}>
        {({ highlights }) => (
          <Content of={page} waiting={<Culture highlights={highlights} />}>
            {({ sections }) => <Culture highlights={highlights} heading={sections.find(isText)} />}
          </Content>
        )}
      </Content>
      <AppliedAlready />
    </>
  );
}

function isText(section: Section): section is SectionOf<'text'> {
  return section.kind === 'text';
}
