import type { Job } from '@riverfront/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The application on a page of its own, for an address that was opened directly. */
export function ApplyPage({ id, job, children }: { id: string; job: Job | undefined; children: ReactNode }) {
  return (
    <div className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      {job ? (
        <header className="mb-10 bg-mist md:mb-14">
          <div className="frame pt-6 pb-10 md:pt-10 md:pb-14">
            <nav aria-label="Breadcrumb" className="mb-6 text-small md:mb-10">
              <ol className="flex gap-6">
                <li>
                  <Link to="/careers" prefetch="intent" className="link inline-flex min-h-11 items-center">
                    Careers
                  </Link>
                </li>
                <li>
                  <Link
                    to={`/careers/${id}`}
                    prefetch="intent"
                    className="link inline-flex min-h-11 items-center"
                  >
                    The role
                  </Link>
                </li>
              </ol>
            </nav>
            <p className="tag-line mb-3">Apply</p>
            <h1 className="max-w-[24ch] text-title">{job.title}</h1>
            <p className="mt-6 text-lead text-text-soft">
              {job.location}, {job.work_mode.toLowerCase()}, {job.job_type.toLowerCase()}
            </p>
          </div>
        </header>
      ) : null}
      {/* As high as a window, so that the footer stays where it is when the form arrives. */}
      <div className="frame min-h-svh">{children}</div>
    </div>
  );
}
