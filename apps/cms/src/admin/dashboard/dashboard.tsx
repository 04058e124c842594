import { Gutter } from '@payloadcms/ui';
import { readDashboard } from '@riverfront/backend/dashboard/dashboard';
import { createLocalReq, type ServerProps } from 'payload';
import { Mark } from '../theme/brand.tsx';
import { fullDate } from '../time/clock.ts';
import { Attention } from './attention.tsx';
import './dashboard.css';

/** The dashboard: open tasks and figures for the user's roles. */
export async function Dashboard({ user, payload }: ServerProps) {
  const now = new Date();
  const req = await createLocalReq(user ? { user } : {}, payload);
  const dashboard = await readDashboard(req, now);
  const { rejectedResumes } = dashboard;
  return (
    <Gutter className="today staff-links">
      <main>
        <header className="staff-row today__header">
          <h1>Welcome{user && 'name' in user ? `, ${user.name}` : ''}</h1>
          <p>{fullDate(now)}</p>
        </header>
        <Attention dashboard={dashboard} now={now} mark={<Mark />} />
        {rejectedResumes && rejectedResumes.total > 0 && (
          <p>
            Résumés rejected in the last 30 days:{' '}
            {rejectedResumes.reasons.map(({ reason, files }) => `${reason} (${files})`).join(', ')}.
          </p>
        )}
      </main>
    </Gutter>
  );
}
