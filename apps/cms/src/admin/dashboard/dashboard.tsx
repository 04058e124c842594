import { Gutter } from '@payloadcms/ui';
import { readDashboard } from '@riverfront/backend/dashboard/dashboard';
import { type GuidedStart, readGuidedStart } from '@riverfront/backend/dashboard/guided-start';
import { redirect } from 'next/navigation';
import { createLocalReq, type ServerProps } from 'payload';
import { Mark } from '../theme/brand.tsx';
import { fullDate } from '../time/clock.ts';
import { AdminLink, Attention, Card } from './attention.tsx';
import { stepNames } from './start/view.tsx';
import { WeeklyChart } from './weekly-chart.tsx';
import './dashboard.css';

/** The dashboard: open tasks and figures for the user's roles. */
export async function Dashboard({ user, payload }: ServerProps) {
  const now = new Date();
  const req = await createLocalReq(user ? { user } : {}, payload);
  const start = await readGuidedStart(req);
  if (start?.isNew) redirect('/admin/start');
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
        {start?.isOpen && (
          <>
            <h2 className="today__heading">Set-up</h2>
            <FirstSteps steps={start.steps} />
          </>
        )}
        {dashboard.blocking ? (
          <p>
            <a href="/admin/going-live">
              {dashboard.blocking === 1 ? '1 thing blocks' : `${dashboard.blocking} things block`} going live
            </a>
            . The page lists what is left to do.
          </p>
        ) : null}
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

/** The open steps of the guided start, for administrators until it is finished or dismissed. */
function FirstSteps({ steps }: { steps: GuidedStart['steps'] }) {
  const open = steps.filter(({ isDone }) => !isDone);
  const all = { href: '/start', label: 'Go on with the guided start' };
  return (
    <Card title="First steps" total={open.length} all={all}>
      <ul className="today__steps">
        {open.map(({ name }) => (
          <li key={name}>
            <AdminLink href={`/start?step=${name}`}>{stepNames[name].title}</AdminLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
