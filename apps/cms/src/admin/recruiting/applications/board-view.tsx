import { Link } from '@payloadcms/ui';
import { hasRole } from '@riverfront/backend';
import { executeIn, sql } from '@riverfront/backend/platform';
import { boardFilter, readBoard } from '@riverfront/backend/recruiting';
import { ownersFor } from '@riverfront/backend/staff';
import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload';
import { renderScreen } from '../../screen.tsx';
import { Board } from './board.tsx';

/** Links to the board in the navigation, for staff who may see applicants. */
export function ApplicantsLink({ user, payload }: ServerProps) {
  if (!isRecruiter(user)) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/applicants`} prefetch={false}>
      <span className="nav__link-label">Applicants</span>
    </Link>
  );
}

/** The screen with the applicants of one job or all, by stage. For recruiters. */
export function BoardView(props: AdminViewServerProps) {
  return renderScreen(props, '/applicants', (req) =>
    isRecruiter(req.user) ? renderBoard(req, props.searchParams ?? {}) : <NoAccess />,
  );
}

const isRecruiter = (user: unknown) => hasRole(user, 'administrator', 'recruiter');

async function renderBoard(req: PayloadRequest, query: Record<string, unknown>) {
  const filter = boardFilter.parse(query);
  const [columns, owners, jobs] = await Promise.all([
    readBoard(req, filter),
    ownersFor(req, 'recruiter'),
    listJobs(req, filter.job),
  ]);
  return <Board initial={columns} filter={filter} owners={owners} jobs={jobs} />;
}

/** Lists the newest jobs, and the one that the board shows. Through Payload, 200 would take longer than all cards. */
async function listJobs(req: PayloadRequest, shown: number | string | undefined) {
  const run = await executeIn(req);
  const find = async (which: ReturnType<typeof sql>) =>
    (
      await run<{ id: number; title: string; availability: string }>(
        sql`select id, title, availability from jobs ${which}`,
      )
    ).rows;
  const docs = await find(sql`order by posted_on desc, created_at desc limit 200`);
  const missing = typeof shown === 'number' && !docs.some(({ id }) => id === shown);
  const more = missing ? await find(sql`where id = ${shown}`) : [];
  return [...more, ...docs].map(({ id, title, availability }) => ({
    id,
    title: availability === 'closed' ? `${title} (closed)` : title,
  }));
}

function NoAccess() {
  return (
    <>
      <h1>Applicants</h1>
      <p>Only recruiters can see applicants. Ask an administrator for the role if you need it.</p>
    </>
  );
}
