import type { Job, Sharing } from '@riverfront/contract';
import { Link } from 'react-router';
import { Emblem } from '../../../components/brand/emblem.tsx';
import { popupState } from '../../../components/popup.ts';
import { useDocumentTitle } from '../../../page-seo.ts';
import { ArrowIcon } from '../../../ui/icons.tsx';
import { JobFacts, JobText } from './job-text.tsx';

/** The page of one job: its text at reading width, the facts and the way to apply beside it. */
export default function JobPage({ job, sharing }: { job: Job; sharing: Sharing }) {
  useDocumentTitle(`${job.title}, ${job.location}`, sharing);
  return (
    <article className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <header className="relative isolate overflow-hidden bg-mist">
        <Emblem className="absolute -top-10 right-[max(1rem,calc(50%-38rem))] -z-10 hidden h-[125%] rotate-24 lg:block" />
        <div className="frame pt-6 pb-10 md:pt-10 md:pb-14">
          <nav aria-label="Breadcrumb" className="not-printed mb-6 md:mb-10">
            <Link
              to="/careers"
              prefetch="intent"
              className="link inline-flex min-h-11 items-center text-small"
            >
              Careers
            </Link>
          </nav>
          <p className="tag-line mb-3">{job.department}</p>
          <h1 className="max-w-[24ch] text-title">{job.title}</h1>
          <p className="mt-6 text-lead text-text-soft">
            {job.location} · {job.job_type}
          </p>
        </div>
      </header>
      <div className="frame mt-10 grid gap-x-6 gap-y-10 md:mt-16 lg:grid-cols-12">
        <aside
          aria-label="At a glance"
          className="grid gap-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-start"
        >
          <JobFacts job={job} />
          <ApplyLink job={job} className="not-printed justify-self-start max-xs:w-full" />
        </aside>
        <div className="lg:col-span-7 lg:col-start-1 lg:row-start-1">
          <JobText job={job} level="h2" />
          <p className="not-printed mt-12">
            <ApplyLink job={job} className="max-xs:w-full" />
          </p>
        </div>
      </div>
    </article>
  );
}

/** Opens the application form over the page. */
export function ApplyLink({ job, className = '' }: { job: Job; className?: string }) {
  return (
    <Link
      to={`/careers/${job._id}/apply`}
      state={popupState}
      prefetch="intent"
      preventScrollReset
      className={`button ${className}`}
    >
      Apply<span className="text-only-for-assistive-technology"> for {job.title}</span>
      <ArrowIcon />
    </Link>
  );
}
