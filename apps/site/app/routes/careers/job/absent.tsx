import { Link } from 'react-router';
import { Content } from '../../../components/content.tsx';
import { Missing, type Suggestion } from '../../../components/missing.tsx';
import type { Failure, MaybePending } from '../../../content.ts';
import { useDocumentTitle } from '../../../site.ts';
import { ArrowIcon } from '../../../ui/icons.tsx';
import { toRolesSearch } from '../roles.ts';

interface AbsentProps {
  failure: Failure;
}

type AbsentPageProps = AbsentProps & { nearest: MaybePending<Suggestion[]> };

/** The page of a job that is closed or does not exist. */
export default function AbsentPage({ nearest, ...props }: AbsentPageProps) {
  const absent = <Absent {...props} level="h1" />;
  useDocumentTitle(props.failure.status === 410 ? 'This role is closed' : 'No data found');
  return (
    <Content of={nearest} waiting={<Missing>{absent}</Missing>}>
      {(roles) => <Missing nearest={roles}>{absent}</Missing>}
    </Content>
  );
}

/** The text about such a job, and links to others. */
export function Absent({ failure, level: Heading }: AbsentProps & { level: 'h1' | 'h2' }) {
  const size = Heading === 'h1' ? 'text-title' : 'text-heading';
  if (failure.status !== 410)
    return (
      <>
        <Heading className={size}>No data found.</Heading>
        <Link to="/careers#roles" prefetch="intent" className="button">
          See all open roles
        </Link>
      </>
    );
  return (
    <>
      <Heading className={size}>This role is closed.</Heading>
      <p className="measure text-lead text-text-soft">{failure.message}</p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
        {failure.department ? <SameDepartment department={failure.department} /> : null}
        <Link to="/careers#roles" prefetch="intent" className="link inline-flex min-h-11 items-center">
          All open roles
        </Link>
      </p>
    </>
  );
}

function SameDepartment({ department }: { department: string }) {
  return (
    <Link to={`/careers${toRolesSearch({ department })}#roles`} prefetch="intent" className="button">
      Open roles in {department}
      <ArrowIcon />
    </Link>
  );
}
