import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { hasRole } from '@riverfront/backend';
import { boardFilter, readBoard } from '@riverfront/backend/recruiting';
import { ownersFor, ownReading } from '@riverfront/backend/staff';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { Board } from './board.tsx';

/** The screen with the applicants of one job or all, by stage. For recruiters. */
export async function BoardView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities, permissions, locale } = initPageResult;
  const { user, payload, i18n } = req;
  if (!user)
    redirect(`${payload.config.routes.admin}/login?redirect=${encodeURIComponent('/admin/applicants')}`);
  const isRecruiter = hasRole(user, 'administrator', 'recruiter');
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, searchParams, locale, visibleEntities }}
      user={user}
      req={req}
    >
      <main>
        <Gutter>{isRecruiter ? await renderBoard(req, searchParams ?? {}) : <NoAccess />}</Gutter>
      </main>
    </DefaultTemplate>
  );
}

async function renderBoard(req: PayloadRequest, query: Record<string, unknown>) {
  const filter = boardFilter.parse(query);
  const [columns, owners, jobs] = await Promise.all([
    readBoard(req, filter),
    ownersFor(req, 'recruiter'),
    listJobs(req, filter.job),
  ]);
  return <Board initial={columns} filter={filter} owners={owners} jobs={jobs} />;
}

/** Lists the newest jobs, and the one that the board shows. */
async function listJobs(req: PayloadRequest, shown: number | string | undefined) {
  const find = (where: Parameters<typeof req.payload.find>[0]['where'], limit: number) =>
    req.payload.find({
      collection: 'jobs',
      where,
      sort: '-postedOn',
      limit,
      pagination: false,
      depth: 0,
      select: { title: true, availability: true },
      overrideAccess: false,
      user: req.user,
      context: ownReading,
    });
  const { docs } = await find({}, 200);
  const missing = typeof shown === 'number' && !docs.some(({ id }) => id === shown);
  const more = missing ? (await find({ id: { equals: shown } }, 1)).docs : [];
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
