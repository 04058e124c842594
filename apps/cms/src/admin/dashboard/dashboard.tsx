import { Gutter } from '@payloadcms/ui';
import { dashboardFor } from '@riverfront/content/dashboard';
import type { ServerProps } from 'payload';
import { env } from '../../../env.ts';
import './dashboard.css';
import { FirstSteps } from './first-steps.tsx';
import { fullDate } from './times.ts';
import { Waiting } from './waiting.tsx';
import { WeeklyChart } from './weekly-chart.tsx';

/** The first screen: what needs doing today, for the roles that this person holds. */
export async function Dashboard({ user, payload }: ServerProps) {
  const now = new Date();
  const { admin } = payload.config.routes;
  const dashboard = await dashboardFor(payload, user ?? null, now);
  const { applicationsPerWeek, messagesPerWeek } = dashboard;
  return (
    <Gutter className="today">
      <main>
        <header className="today__header">
          <h1>Welcome{user && 'name' in user ? `, ${user.name}` : ''}</h1>
          <p>{fullDate(now)}</p>
        </header>
        <Waiting dashboard={dashboard} admin={admin} now={now} />
        {(applicationsPerWeek || messagesPerWeek) && (
          <>
            <h2 className="today__heading">How it is going</h2>
            <div className="today__charts">
              {applicationsPerWeek && (
                <WeeklyChart
                  title="Applications per week"
                  unit="application"
                  of="Job"
                  weekly={applicationsPerWeek}
                  admin={admin}
                  empty="Nobody has applied in the last twelve weeks. Publish a job, and share its page."
                />
              )}
              {messagesPerWeek && (
                <WeeklyChart
                  title="Messages per week"
                  unit="message"
                  of="Topic"
                  weekly={messagesPerWeek}
                  admin={admin}
                  empty="Nobody has written in the last twelve weeks. Try the contact form yourself, to see that it works."
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
