import { Gutter } from '@payloadcms/ui';
import { readDashboard } from '@riverfront/backend/staff/dashboard';
import type { ServerProps } from 'payload';
import { env } from '../../../../env.ts';
import { Attention } from './attention.tsx';
import './dashboard.css';
import { FirstSteps } from './first-steps.tsx';
import { fullDate } from './times.ts';
import { WeeklyChart } from './weekly-chart.tsx';

/** The dashboard: open tasks and figures for the user's roles. */
export async function Dashboard({ user, payload }: ServerProps) {
  const now = new Date();
  const { admin } = payload.config.routes;
  const dashboard = await readDashboard(payload, user ?? null, now);
  const { applicationsPerWeek, messagesPerWeek } = dashboard;
  return (
    <Gutter className="today">
      <main>
        <header className="today__header">
          <h1>Welcome{user && 'name' in user ? `, ${user.name}` : ''}</h1>
          <p>{fullDate(now)}</p>
        </header>
        <Attention dashboard={dashboard} admin={admin} now={now} />
        {(applicationsPerWeek || messagesPerWeek) && (
          <>
            <h2 className="today__heading">Trends</h2>
            <div className="today__charts">
              {applicationsPerWeek && (
                <WeeklyChart
                  title="Applications per week"
                  unit="application"
                  group="Job"
                  chart={applicationsPerWeek}
                  admin={admin}
                  empty="Nobody has applied in the last twelve weeks. Publish a job and share its page."
                />
              )}
              {messagesPerWeek && (
                <WeeklyChart
                  title="Messages per week"
                  unit="message"
                  group="Topic"
                  chart={messagesPerWeek}
                  admin={admin}
                  empty="Nobody has written in the last twelve weeks. Send a test message with the contact form."
                />
              )}
            </div>
          </>
        )}
        <FirstSteps dashboard={dashboard} admin={admin} site={env.SITE_URL} />
      </main>
    </Gutter>
  );
}
