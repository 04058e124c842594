import type { Dashboard } from '@riverfront/backend/staff/dashboard';
import { AdminLink } from './cards.tsx';

/** Links for newcomers, by the part of the dashboard whose readers they are for. */
const steps: Partial<Record<keyof Dashboard, { path: string; name: string; text: string }[]>> = {
  samples: [
    { path: '/globals/home', name: 'Home page', text: 'its sections in the order visitors see them' },
    { path: '/collections/blogs', name: 'Articles', text: 'write one, or change one' },
    { path: '/collections/pages', name: 'Topic pages', text: 'a page at an address of your choice' },
    { path: '/globals/menus', name: 'Menus', text: 'the links at the top and bottom of each page' },
  ],
  jobsClosing: [{ path: '/collections/jobs', name: 'Jobs', text: 'openings with their closing dates' }],
  newApplicants: [
    { path: '/collections/applications', name: 'Applications', text: 'who applied, and their stages' },
  ],
  newMessages: [{ path: '/collections/messages', name: 'Messages', text: 'messages of visitors, to answer' }],
  failedMails: [
    { path: '/collections/users', name: 'Staff', text: 'who may sign in, and their roles' },
    { path: '/globals/retention', name: 'Retention', text: 'how long records are stored' },
  ],
};

interface FirstStepsProps {
  dashboard: Dashboard;
  admin: string;
  site: string;
}

/** Links for newcomers. */
export function FirstSteps({ dashboard, admin, site }: FirstStepsProps) {
  const shown = Object.entries(steps).flatMap(([part, links]) =>
    dashboard[part as keyof Dashboard] === null ? [] : links,
  );
  return (
    <section aria-label="New here?">
      <h2 className="today__heading">New here?</h2>
      <p>
        What you change appears on <a href={site}>the website</a> within two seconds of{' '}
        <strong>Publish changes</strong>; <strong>Save draft</strong> stores it where visitors do not see it.
      </p>
      <ul className="today__steps">
        {shown.map(({ path, name, text }) => (
          <li key={path}>
            <AdminLink href={admin + path}>{name}</AdminLink>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
