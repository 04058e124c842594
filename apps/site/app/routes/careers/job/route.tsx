import type { JobDetail, Sharing } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useMatch, useOutletContext } from 'react-router';
import { Content, LoadingText } from '../../../components/content.tsx';
import { ListAction, loadListPage } from '../../../components/list-action.tsx';
import { findNearest, type Suggestion } from '../../../components/missing.tsx';
import {
  browserApi,
  call,
  type Outcome,
  peekSettled,
  settleDocument,
  settleWithin,
} from '../../../content.ts';
import { apiContext } from '../../../entry.server.tsx';
import { callPage, redirectTo } from '../../../redirects.ts';
import { identityOf, type PageDescription, seo } from '../../../site.ts';
import { jobPosting } from '../../../structured-data/job-posting.ts';
import { plainText } from '../../../ui/plain-text.ts';
import type { CareersContext, JobContext } from '../roles.ts';
import type { Route } from './+types/route';

// The form, which is a page of its own as well, does not load them.
const JobPage = lazy(() => import('./job-page.tsx'));
const AbsentPage = lazy(() => import('./absent.tsx'));
const loadDialog = () => import('./job-dialog.tsx');
const JobDialog = lazy(loadDialog);

export function meta({ loaderData, matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const outcome = peekSettled(loaderData?.job);
  const site = identityOf(matches[0].loaderData);
  return seo(
    {
      ...describe(outcome),
      path: `/careers/${params.id}`,
      ...(import.meta.env.SSR && { about: outcome?.answer ? [jobPosting(outcome.answer.job, site)] : [] }),
      feeds: ['jobs'],
    },
    site,
  );
}

function describe(
  outcome: Outcome<{ job: JobDetail; sharing: Sharing }> | undefined,
): Pick<PageDescription, 'title' | 'description' | 'sharing' | 'within' | 'crumb'> {
  if (outcome?.answer) {
    const { job, sharing } = outcome.answer;
    return {
      title: `${job.title}, ${job.location}`,
      description: plainText(job.description),
      sharing,
      ...(import.meta.env.SSR && { within: [{ name: 'Careers', path: '/careers' }] }),
      crumb: job.title,
    };
  }
  if (outcome?.failure?.status === 410)
    return { title: 'This role is closed', description: outcome.failure.message };
  return { title: outcome ? 'No data found' : 'Careers', description: '' };
}

/** Loads a job; an old address is redirected. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const calls = loadJob(api, params.id, url, request.signal);
  const { failure } = await calls.job;
  if (failure?.movedTo) throw redirectTo(failure.movedTo);
  return settleDocument(calls);
}

export async function clientLoader({ params, request, url }: Route.ClientLoaderArgs) {
  void loadDialog();
  return settleWithin(loadJob(browserApi, params.id, url, request.signal));
}

/** One job, over the list that it was opened from or as a page of its own; its form is laid over it. */
export default function JobRoute({ loaderData: { job, nearest, list }, params }: Route.ComponentProps) {
  const { popup, jobs } = useOutletContext<CareersContext>();
  const applying = useMatch('/careers/:id/apply') !== null;
  const [viewed, setViewed] = useState(!applying);
  if (!applying && !viewed) setViewed(true);
  const form = <Outlet context={{ popup, job } satisfies JobContext} />;
  // A form that was opened directly, or from the list, has no job beneath it.
  if (applying && (!popup || (jobs && !viewed))) return form;
  if (jobs)
    return (
      <>
        <Suspense>
          <JobDialog
            job={job}
            listed={peekSettled(jobs)?.answer?.data.find(({ _id }) => _id === params.id)}
          />
        </Suspense>
        {form}
      </>
    );
  return (
    <>
      <Content
        key={params.id}
        of={job}
        waiting={<LoadingText />}
        failed={(failure) => <AbsentPage failure={failure} nearest={nearest} />}
      >
        {(answer) => (
          <>
            <JobPage job={answer.job} sharing={answer.sharing} />
            <ListAction page={list} topic={`/careers/${answer.job._id}`} />
          </>
        )}
      </Content>
      {form}
    </>
  );
}

/** Makes the calls of a job. */
function loadJob(api: ApiClient, id: string, url: URL, signal: AbortSignal) {
  const fetched = api.get('jobDetails', { params: { id }, signal });
  const job = callPage('Error fetching job', fetched, api, url, signal);
  const nearest = job.then(({ failure }) =>
    failure?.status === 404 || failure?.status === 410
      ? call('Error fetching jobs', findSimilar(api, id, signal))
      : { answer: [] },
  );
  return { job, nearest, list: loadListPage(api, 'Join Us', signal) };
}

/** Fetches the open roles whose addresses are nearest to one that leads nowhere. */
async function findSimilar(api: ApiClient, id: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { data } = await api.get('jobs', { query: { status: 'active', limit: '40' }, signal });
  return findNearest(
    id,
    data.map(({ _id, title, location }) => ({ path: `/careers/${_id}`, title: `${title}, ${location}` })),
  );
}
