import type { Job, Sharing } from '@riverfront/contract';
import { messages } from '@riverfront/contract/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Waves } from '../../../components/brand.tsx';
import { popupState } from '../../../components/popup.ts';
import { RichText } from '../../../components/rich-text.tsx';
import { Fact } from '../../../components/role.tsx';
import { useDocumentTitle, useSite } from '../../../site.ts';
import { formatDay } from '../../../ui/format.ts';
import { ArrowIcon } from '../../../ui/icons.tsx';

/** The page of one job: its text at reading width, the facts and the way to apply beside it. */
export default function JobPage({ job, sharing }: { job: Job; sharing: Sharing }) {
  useDocumentTitle(`${job.title}, ${job.location}`, sharing);
  return (
    <article className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <header className="relative isolate overflow-hidden bg-mist">
        <Waves className="absolute inset-x-0 -bottom-3 -z-10 text-main/40" />
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
      Apply<span className="sr-only"> for {job.title}</span>
      <ArrowIcon />
    </Link>
  );
}

/** The facts of a job. */
export function JobFacts({ job, className = '' }: { job: Job; className?: string }) {
  return (
    <dl
      className={`text-small *:grid *:grid-cols-[minmax(6.5rem,1fr)_2fr] *:gap-4 *:border-t *:border-line *:py-3 ${className}`}
    >
      <Fact name="Department">{job.department}</Fact>
      <Fact name="Location">{job.location}</Fact>
      <Fact name="Type">{job.job_type}</Fact>
      <Fact name="Work mode">{job.work_mode}</Fact>
      <Fact name="Experience">{job.experience}</Fact>
      <Fact name="Salary">{job.salary}</Fact>
      <Fact name="Education">{job.education}</Fact>
      <Fact name="Posted">
        <time dateTime={job.createdAt}>{formatDay(job.createdAt)}</time>
      </Fact>
      {job.closingOn ? (
        <Fact name="Apply by">
          <time dateTime={job.closingOn}>{formatDay(job.closingOn)}</time>
        </Fact>
      ) : null}
      <Fact name="Reference">{job.reference ?? job._id}</Fact>
    </dl>
  );
}

const headingClass = 'mb-3.5 text-[clamp(1.3125rem,1.2rem+0.5vw,1.625rem)] leading-[1.2]';

/** A link to how the company hires, where staff have written that. */
function HiringLink() {
  const link = useSite().settings?.hiringPage.link;
  if (!link) return null;
  return (
    <p>
      <Link to={link} prefetch="intent" className="link inline-flex min-h-11 items-center">
        How we hire, and how to recognise our mails
      </Link>
    </p>
  );
}

/** Description, responsibilities and requirements of a job, and the benefits where they are loaded. */
export function JobText({ job, level: Heading }: { job: Job & { benefits?: string[] }; level: 'h2' | 'h3' }) {
  const { description, requirements, responsibilities, benefits = [] } = job;
  return (
    <div className="space-y-10">
      <section>
        <Heading className={headingClass}>About the role</Heading>
        {description.trim() === '' ? (
          <p className="prose">{messages.noDescription}</p>
        ) : (
          <RichText html={description} />
        )}
      </section>
      <Lines
        heading={<Heading className={headingClass}>Responsibilities</Heading>}
        lines={responsibilities}
      />
      <Lines heading={<Heading className={headingClass}>Requirements</Heading>} lines={requirements} />
      <Lines heading={<Heading className={headingClass}>Benefits</Heading>} lines={benefits} />
      <HiringLink />
    </div>
  );
}

function Lines({ heading, lines }: { heading: ReactNode; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      {heading}
      <div className="prose">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
