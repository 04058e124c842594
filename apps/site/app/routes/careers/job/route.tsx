import type { JobDetail, Sharing } from '@riverfront/contract';
import { useState } from 'react';
import { Outlet, useMatch, useOutletContext } from 'react-router';
import { browserApi } from '../../../api.ts';
import { Content } from '../../../components/content.tsx';
import { LoadingText } from '../../../components/loading-text.tsx';
import { arrive, ifArrived, type Outcome, settleDocument } from '../../../content.ts';
import { apiContext } from '../../../entry.server.tsx';
import { type PageDescription, seo } from '../../../seo.ts';
import { identityOf } from '../../../site.ts';
import { jobPosting } from '../../../structured-data/job-posting.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { plainText } from '../../../ui/plain-text.ts';
import { followRedirect } from '../../topic/find-topic.ts';
import type { CareersContext, JobContext } from '../context.ts';
import { loadData } from '../load-data.ts';
import type { Route } from './+types/route';

// Not carried by the form, which is a page of its own as well.
const JobPage = lazyPart(
  () => import('./job-page.tsx'),
  (path) => !/\/apply\/?$/.test(path),
);
const AbsentPage = lazyPart(() => import('./absent.tsx'));
/** A job lies over a list only where the browser came from that list: `clientLoader` fetches it in time. */
const JobDialog = lazyPart(() => import('./job-dialog.tsx'));

export function meta({ loaderData, matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const outcome = ifArrived(loaderData?.job);
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
  const { loadJob } = await loadData();
  const calls = loadJob(api, params.id, request.signal);
  if ((await calls.job).failure?.status === 404) {
    await followRedirect(api, url, request.signal);
  }
  return settleDocument(calls);
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  void JobDialog.load();
  const { loadJob } = await loadData();
  return arrive(loadJob(browserApi, params.id, request.signal));
}

/** One job, over the list that it was opened from or as a page of its own; its form is laid over it. */
export default function JobRoute({ loaderData: { job, closed }, params }: Route.ComponentProps) {
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
        <JobDialog
          job={job}
          closed={closed}
          listed={ifArrived(jobs)?.answer?.data.find(({ _id }) => _id === params.id)}
        />
        {form}
      </>
    );
  return (
    <>
      <Content
        key={params.id}
        of={job}
        waiting={<LoadingText />}
        failed={(failure) => <AbsentPage failure={failure} closed={closed} />}
      >
        {(answer) => <JobPage job={answer.job} sharing={answer.sharing} />}
      </Content>
      {form}
    </>
  );
}
