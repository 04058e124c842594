import type { Job } from '@riverfront/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../ui/format.ts';
import { popupState } from './popup.ts';

/** One line of the list: the role, what it is in short, and the ways to it. */
export function Role({ job }: { job: Job }) {
  const { _id, title, department, location, job_type, work_mode, salary, createdAt } = job;
  return (
    <li className="border-t border-line py-6">
      <article className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
        <h3 className="text-card lg:col-span-3 lg:text-[1.5rem]">{title}</h3>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-small sm:grid-cols-[1fr_1.5fr_1fr] lg:col-span-6">
          <Fact name="Department">{department}</Fact>
          <Fact name="Location">{location}</Fact>
          <Fact name="Type">{job_type}</Fact>
          <Fact name="Work mode">{work_mode}</Fact>
          <Fact name="Salary">{salary}</Fact>
          <Fact name="Posted">
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </Fact>
        </dl>
        <div className="flex items-center gap-x-6 lg:col-span-3 lg:items-start lg:justify-end">
          <Link
            to={`/careers/${_id}`}
            state={popupState}
            preventScrollReset
            prefetch="intent"
            className="link inline-flex min-h-12 items-center"
          >
            View Job<span className="sr-only"> {title}</span>
          </Link>
          <Link
            to={`/careers/${_id}/apply`}
            state={popupState}
            preventScrollReset
            prefetch="intent"
            className="button max-xs:ml-auto"
          >
            Apply<span className="sr-only"> for {title}</span>
          </Link>
        </div>
      </article>
    </li>
  );
}

/** A fact about a job, in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
