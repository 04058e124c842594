import { lazy, Suspense } from 'react';
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useIsPopup } from '../../components/popup.ts';
import { browserApi, peekSettled, settleDocument, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { identityOf, pageSeo } from '../../site.ts';
import type { Route } from './+types/route';
import { type CareersContext, isNarrowed, loadCareers, parseRolesQuery, toRolesSearch } from './roles.ts';

const loadListing = () => import('./listing.tsx');
/** Jobs and their form, which are pages of their own as well, do not load it. */
const Listing = lazy(loadListing);

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  // Filtered lists are no pages of their own for search engines.
  const number = (!loaderData?.isNarrowed && peekSettled(loaderData?.jobs)?.answer?.pagination.page) || 1;
  return pageSeo(
    { title: 'Careers', path: '/careers', number, feeds: ['jobs'] },
    loaderData?.page,
    identityOf(matches[0].loaderData),
  );
}

/** Nothing for a job's own page, which shows no list. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  if (params.id) return null;
  const query = parseRolesQuery(url);
  const calls = loadCareers(context.get(apiContext), query, request.signal);
  const { data, ...rest } = await settleDocument(calls);
  const { pages } = data.jobs.answer?.pagination ?? { pages: query.page };
  if (query.page > Math.max(pages, 1)) throw redirect(`/careers${toRolesSearch({ ...query, page: pages })}`);
  return { ...rest, data: { ...data, query, isNarrowed: isNarrowed(query) } };
}

export async function clientLoader({ params, request, url }: Route.ClientLoaderArgs) {
  if (params.id) return null;
  void loadListing();
  const query = parseRolesQuery(url);
  const outcomes = await settleWithin(loadCareers(browserApi, query, request.signal));
  return { ...outcomes, query, isNarrowed: isNarrowed(query) };
}

/** The list stays as it is beneath a job that opens over it. */
export function shouldRevalidate({ nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return !nextParams.id;
}

/** Working at the firm: the open roles, and images of the year. Jobs open over them, or as pages of their own. */
export default function Careers({ loaderData, params }: Route.ComponentProps) {
  const popup = useIsPopup();
  const context: CareersContext = { popup, jobs: popup ? loaderData?.jobs : undefined };
  if (!loaderData || (params.id && !popup)) return <Outlet context={context} />;
  return (
    <>
      <Suspense>
        <Listing {...loaderData} />
      </Suspense>
      <Outlet context={context} />
    </>
  );
}
