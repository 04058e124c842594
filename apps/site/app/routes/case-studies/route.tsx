import type { CaseFilter, ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Link } from 'react-router';
import { CaseCard } from '../../components/case-studies/case-card.tsx';
import { Content, LoadingText } from '../../components/content.tsx';
import { call, createClientLoader } from '../../content.ts';
import { createLoader } from '../../loader.server.ts';
import { identityOf, seo } from '../../site.ts';
import type { Route } from './+types/route';
import { CaseFilters, caseFilters } from './case-filters.tsx';

const description =
  'Work for clients with its figures, how they were counted, and what went wrong on the way.';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: 'Case studies', path: '/case-studies', description, within: [] };
  return seo(page, identityOf(matches[0].loaderData));
}

export type Chosen = Record<CaseFilter, string>;

const parseChosen = ({ searchParams }: URL): Chosen =>
  Object.fromEntries(
    caseFilters.map((name) => [name, (searchParams.get(name) ?? '').slice(0, 60)]),
  ) as Chosen;

const load = (api: ApiClient, signal: AbortSignal, url: URL) => ({
  studies: call(
    'Error fetching case studies',
    api
      .get('cases', { query: parseChosen(url), signal })
      .then((answer) => ({ ...answer, chosen: parseChosen(url) })),
  ),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** All case studies, filtered by industry, product and region. */
export default function CaseStudies({ loaderData: { studies } }: Route.ComponentProps) {
  return (
    <>
      <header className="frame pt-10 pb-8 md:pt-16">
        <h1 className="text-title">Case studies</h1>
        <p className="mt-5 measure text-lead text-text-soft">{description}</p>
      </header>
      <Content of={studies} waiting={<LoadingText />}>
        {(answer) => <Studies {...answer} />}
      </Content>
    </>
  );
}

function Studies({ cases, filters, chosen }: ResponseOf<'cases'> & { chosen: Chosen }) {
  const isFiltered = caseFilters.some((name) => chosen[name]);
  return (
    <div className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <CaseFilters chosen={chosen} filters={filters} />
      <p role="status" className="mt-6 text-small text-text-soft">
        <span>{cases.length === 1 ? '1 case study' : `${cases.length} case studies`}</span>
        {isFiltered ? (
          <span>
            {' · '}
            <Link to="/case-studies" className="link inline-flex min-h-11 items-center">
              Show all
            </Link>
          </span>
        ) : null}
      </p>
      <ul className="mt-6 grid gap-x-6 gap-y-14 xs:grid-cols-2 lg:grid-cols-3">
        {cases.map((study) => (
          <li key={study._id}>
            <CaseCard study={study} level="h2" />
          </li>
        ))}
      </ul>
    </div>
  );
}
