import type { Job } from '@riverfront/contract';
import { Link } from 'react-router';
import { Kite } from '../../../components/brand/kite.tsx';
import { Content } from '../../../components/content.tsx';
import type { Failure, Outcome } from '../../../content.ts';
import { ArrowIcon } from '../../../ui/icons.tsx';
import { rolesSearch } from '../roles-query.ts';

interface AbsentProps {
  failure: Failure;
  /** What is known of a job that has closed. */
  closed: Outcome<Job | null> | Promise<Outcome<Job | null>>;
}

/** The page of a job that cannot be had: closed, or none at all. */
export function AbsentPage(props: AbsentProps) {
  return (
    <div className="frame section-space grid min-h-[60svh] content-center justify-items-start gap-6">
      <Kite className="h-24 w-20 rotate-24" />
      <Absent {...props} level="h1" />
    </div>
  );
}

/** What is said of such a job, and where to go from there. */
export function Absent({ failure, closed, level: Heading }: AbsentProps & { level: 'h1' | 'h2' }) {
  const size = Heading === 'h1' ? 'text-title' : 'text-heading';
  if (failure.status !== 410)
    return (
      <>
        <Heading className={size}>No data found.</Heading>
        <Link to="/careers#roles" className="button">
          See all open roles
        </Link>
      </>
    );
  return (
    <>
      <Heading className={size}>This role is closed.</Heading>
      <p className="measure text-lead text-text-soft">{failure.message}</p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Content of={closed} waiting={null}>
          {(job) => (job ? <SameDepartment department={job.department} /> : null)}
        </Content>
        <Link to="/careers#roles" className="link inline-flex min-h-11 items-center">
          All open roles
        </Link>
      </p>
    </>
  );
}

function SameDepartment({ department }: Pick<Job, 'department'>) {
  return (
    <Link to={`/careers${rolesSearch({ department })}#roles`} className="button">
      Open roles in {department}
      <ArrowIcon />
    </Link>
  );
}
