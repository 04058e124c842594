import type { Dashboard } from '@riverfront/content/dashboard';
import Link from 'next/link';

interface Step {
  path: string;
  name: string;
  what: string;
  /** The block whose readers this is for. */
  of: keyof Dashboard;
}

const steps: Step[] = [
  {
    path: '/globals/home',
    name: 'Home page',
    what: 'every section in the order visitors see it',
    of: 'samples',
  },
  { path: '/collections/blogs', name: 'Articles', what: 'write one, or change what is there', of: 'samples' },
  {
    path: '/collections/pages',
    name: 'Topic pages',
    what: 'a page at an address of your choice',
    of: 'samples',
  },
  {
    path: '/globals/menus',
    name: 'Menus',
    what: 'what stands at the top and the foot of each page',
    of: 'samples',
  },
  { path: '/collections/jobs', name: 'Jobs', what: 'openings with their closing dates', of: 'jobsClosing' },
  {
    path: '/collections/applications',
    name: 'Applications',
    what: 'who applied, and how far they are',
    of: 'newApplicants',
  },
  {
    path: '/collections/messages',
    name: 'Messages',
    what: 'what visitors wrote, to answer',
    of: 'newMessages',
  },
  { path: '/collections/users', name: 'Staff', what: 'who may sign in, and what for', of: 'failedMails' },
  { path: '/globals/retention', name: 'Retention', what: 'how long records are kept', of: 'failedMails' },
];

/** What somebody new here may want to open first, of what is theirs. */
export function FirstSteps({
  dashboard,
  admin,
  site,
}: {
  dashboard: Dashboard;
  admin: string;
  site: string;
}) {
  return (
    <section aria-label="New here?">
      <h2 className="today__heading">New here?</h2>
      <p>
        What you change here appears on <a href={site}>the website</a> within two seconds of{' '}
        <strong>Publish changes</strong>; <strong>Save draft</strong> keeps it among ourselves.
      </p>
      <ul className="today__steps">
        {steps
          .filter(({ of }) => dashboard[of] !== null)
          .map(({ path, name, what }) => (
            <li key={path}>
              <Link href={admin + path} prefetch={false}>
                {name}
              </Link>
              : {what}
            </li>
          ))}
      </ul>
    </section>
  );
}
