import type { Job } from '@riverfront/contract';
import { messages } from '@riverfront/contract/messages';
import type { ReactNode } from 'react';
import { RichText } from '../../../components/rich-text.tsx';
import { Fact } from '../../../components/roles/role.tsx';
import { formatDay } from '../../../ui/format.ts';

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
      <Fact name="Reference">{job._id}</Fact>
    </dl>
  );
}

const headingClass = 'mb-3.5 text-[clamp(1.3125rem,1.2rem+0.5vw,1.625rem)] leading-[1.2]';

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
