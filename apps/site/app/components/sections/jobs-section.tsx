import { Link } from 'react-router';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Role } from '../role.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** The newest open roles; a line where there are none, so that the page still says where to look. */
export default function JobsSection({ section: { tag, title, text, jobs } }: SectionProps<'jobs'>) {
  return (
    <section aria-label={title || 'Open roles'} className="section-space">
      <div className="frame">
        <SectionHeading tag={tag} title={title || 'Open roles'} text={text} className="mb-10 md:mb-14" />
        {jobs.length > 0 ? (
          <ul className="border-b border-line">
            {jobs.map((job) => (
              <Role key={job._id} job={job} />
            ))}
          </ul>
        ) : (
          <p className="border-y border-line py-7 text-lead">No open roles here at the moment.</p>
        )}
        <Link to="/careers" prefetch="intent" className="link mt-6 inline-flex min-h-11 items-center gap-2">
          All open roles
          <ArrowIcon />
        </Link>
      </div>
    </section>
  );
}
