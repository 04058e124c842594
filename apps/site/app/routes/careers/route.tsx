import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { browserApi } from '../../api.ts';
import { usePopup } from '../../components/popup.ts';
import { arrive, ifArrived, settleDocument } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { pageSeo } from '../../page-seo.ts';
import { identityOf } from '../../site.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/route';
import type { CareersContext } from './context.ts';
import { loadData } from './load-data.ts';

// Not carried by a job and its form, which are pages of their own as well.
const Listing = lazyPart(
  () => import('./listing.tsx'),
  (path) => /^\/careers\/?$/.test(path),
);

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  // Filtered lists are no pages of their own for search engines.
  const number = (!loaderData?.isNarrowed && ifArrived(loaderData?.jobs)?.answer?.pagination.page) || 1;
  return pageSeo(
    { title: 'Careers', path: '/careers', number, feeds: ['jobs'] },
    loaderData?.page,
    identityOf(matches[0].loaderData),
  );
}

/** Nothing for a job's own page, which shows no list. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  if (params.id) return null;
  const careers = await loadData();
  const query = careers.parseRolesQuery(url);
  const calls = careers.loadCareers(context.get(apiContext), query, request.signal);
  const { data, ...rest } = await settleDocument(calls);
  const { pages } = data.jobs.answer?.pagination ?? { pages: query.page };
  if (query.page > Math.max(pages, 1))
    throw redirect(`/careers${careers.toRolesSearch({ ...query, page: pages })}`);
  return { ...rest, data: { ...data, query, isNarrowed: careers.isNarrowed(query) } };
}

export async function clientLoader({ params, request, url }: Route.ClientLoaderArgs) {
  if (params.id) return null;
  void Listing.load();
  const careers = await loadData();
  const query = careers.parseRolesQuery(url);
  const arrived = await arrive(careers.loadCareers(browserApi, query, request.signal));
  return { ...arrived, query, isNarrowed: careers.isNarrowed(query) };
}

/** The list stays as it is beneath a job that opens over it. */
export function shouldRevalidate({ nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return !nextParams.id;
}

/** Working at the firm: the open roles, and pictures of the year. Jobs open over them, or as pages of their own. */
export default function Careers({ loaderData, params }: Route.ComponentProps) {
  const popup = usePopup();
  const context: CareersContext = { popup, jobs: popup ? loaderData?.jobs : undefined };
  if (!loaderData || (params.id && !popup)) return <Outlet context={context} />;
  return (
    <>
      <Listing {...loaderData} />
      <Outlet context={context} />
    </>
  );
}
