import { Gutter } from '@payloadcms/ui';
import { readDashboard } from '@riverfront/backend/dashboard/dashboard';
import { createLocalReq, type ServerProps } from 'payload';
import { Mark } from '../theme/brand.tsx';
import { fullDate } from '../time/clock.ts';
import { Attention } from './attention.tsx';
import { WeeklyChart } from './weekly-chart.tsx';
import './dashboard.css';

/** The dashboard: open tasks and figures for the user's roles. */
export async function Dashboard({ user, payload }: ServerProps) {
  const now = new Date();
  const req = await createLocalReq(user ? { user } : {}, payload);
  const dashboard = await readDashboard(req, now);
  const { applicationsPerWeek, messagesPerWeek, rejectedResumes } = dashboard;
  const charts = [
    applicationsPerWeek && {
      title: 'Applications per week',
      unit: 'application',
      group: 'Job',
      chart: applicationsPerWeek,
      empty: 'Nobody has applied in the last twelve weeks. Publish a job and share its page.',
    },
    messagesPerWeek && {
      title: 'Messages per week',
      unit: 'message',
      group: 'Topic',
      chart: messagesPerWeek,
      empty: 'Nobody has written in the last twelve weeks. Send a test message with the contact form.',
    },
  ].filter((chart) => chart !== null);
  return (
    <Gutter className="today staff-links">
      <main>
        <header className="staff-row today__header">
          <h1>Welcome{user && 'name' in user ? `, ${user.name}` : ''}</h1>
          <p>{fullDate(now)}</p>
        </header>
        <Attention dashboard={dashboard} now={now} mark={<Mark payload={payload} />} />
        {charts.length > 0 && (
          <>
            <h2 className="today__heading">Trends</h2>
            {rejectedResumes && rejectedResumes.total > 0 && (
              <p>
                Résumés rejected in the last 30 days:{' '}
                {rejectedResumes.reasons.map(({ reason, files }) => `${reason} (${files})`).join(', ')}.
              </p>
            )}
            <div className="today__charts">
              {charts.map((props) => (
                <WeeklyChart key={props.title} {...props} />
              ))}
            </div>
          </>
        )}
      </main>
    </Gutter>
  );
}
