import type { ApiClient } from '@riverfront/contract/client';
import { Content, LoadingText } from '../../components/content.tsx';
import { browserApi, peekSettled, settleDocument, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { callPage, redirectTo } from '../../redirects.ts';
import { identityOf, seo } from '../../site.ts';
import { caseNode } from '../../structured-data/structured-data.ts';
import { NoData } from '../detail/no-data.tsx';
import type { Route } from './+types/case-route';
import { CasePage } from './case-page.tsx';

export function meta({ loaderData, matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const outcome = peekSettled(loaderData?.study);
  const study = outcome?.answer?.case;
  return seo(
    {
      title: study?.title ?? (outcome ? 'No data found' : 'Loading'),
      description: study?.subtitle ?? '',
      path: `/case-studies/${params.id}`,
      publishedOn: study?.publishedOn,
      updatedAt: study?.updatedAt,
      sharing: study?.sharing,
      within: study && [{ name: 'Case studies', path: '/case-studies' }],
      about: import.meta.env.SSR && study ? [caseNode(study, site)] : [],
    },
    site,
  );
}

function load(api: ApiClient, id: string, url: URL, signal: AbortSignal) {
  const fetched = api.get('caseDetails', { params: { id }, signal });
  return callPage('Error fetching case study', fetched, api, url, signal);
}

/** Loads a case study; an old address is redirected. */
export async function loader({ context, params: { id }, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const study = await load(api, id, url, request.signal);
  if (study.failure?.movedTo) throw redirectTo(study.failure.movedTo);
  return settleDocument({ study: Promise.resolve(study) });
}

export async function clientLoader({ params: { id }, request, url }: Route.ClientLoaderArgs) {
  return settleWithin({ study: load(browserApi, id, url, request.signal) });
}

/** The page of one case study. */
export default function CaseRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <Content key={params.id} of={loaderData.study} waiting={<LoadingText />} failed={<NoData />}>
      {({ case: study }) => <CasePage study={study} />}
    </Content>
  );
}
