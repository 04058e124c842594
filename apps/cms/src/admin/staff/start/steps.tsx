import type { StartStep } from '@riverfront/backend/staff';
import { readSampleContent } from '@riverfront/backend/staff/dashboard';
import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { mediumDate } from '../../clock.ts';
import { Invite } from '../users/invite.tsx';
import { stepNames } from './names.ts';

interface StepScreenProps {
  req: PayloadRequest;
  /** Path of the admin. */
  admin: string;
}

/** The step “Brand”: the screen with its preview, where it is published like any page. */
export function Brand({ admin }: StepScreenProps) {
  return (
    <section className="panel start__record" aria-label="Brand">
      <p>
        Choose a logo, four colours and two faces, see them on a page, a job, an email and here, and publish
        them when they are right.
      </p>
      <Link href={`${admin}/globals/brand`}>Choose your brand</Link>
    </section>
  );
}

/** The step “People”: who has an account, and inviting more. */
export async function People({ req: { payload, user }, admin }: StepScreenProps) {
  const { docs, totalDocs } = await payload.find({
    collection: 'users',
    sort: 'name',
    limit: 20,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return (
    <section className="panel start__record" aria-label="People">
      <ul className="staff-list start__list">
        {docs.map(({ id, name, email, roles, invitedUntil }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{email}</span>
            <span>{roles.join(', ')}</span>
            {invitedUntil ? <span className="chip">Invited until {mediumDate(invitedUntil)}</span> : null}
          </li>
        ))}
      </ul>
      {totalDocs > docs.length ? <Link href={`${admin}/collections/users`}>Show all {totalDocs}</Link> : null}
      <Invite />
    </section>
  );
}

/** The step “Samples”: how much of each kind is left, and the screen that removes it. */
export async function Samples({ req: { payload, user }, admin }: StepScreenProps) {
  const samples = user ? await readSampleContent(payload, user) : [];
  return (
    <section className="panel start__record" aria-label="Samples">
      {samples.length === 0 ? <p>No sample content is left.</p> : null}
      <ul className="staff-list start__list">
        {samples.map(({ label, total, href }) => (
          <li key={label}>
            <Link href={admin + href}>{label}</Link>
            <span>{total.toLocaleString('en-GB')} as they came</span>
          </li>
        ))}
      </ul>
      {samples.length > 0 ? <Link href={`${admin}/samples`}>Choose what to remove</Link> : null}
    </section>
  );
}

interface ChecklistProps extends StepScreenProps {
  steps: { name: StartStep; isDone: boolean }[];
}

/** The step “Checklist”: the steps that are left, and the page that checks everything else. */
export function Checklist({ admin, steps }: ChecklistProps) {
  const left = steps.filter(({ name, isDone }) => !isDone && name !== 'checklist');
  return (
    <section className="panel start__record" aria-label="Checklist">
      {left.length === 0 ? <p>All other steps are done.</p> : <p>Still to do of the guided start:</p>}
      <ul className="staff-list start__list">
        {left.map(({ name }) => (
          <li key={name}>
            <Link href={`${admin}/start?step=${name}`}>{stepNames[name].title}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={`${admin}/going-live`}>Going live</Link> checks the installation itself: mail, address,
        sign-in, backup, legal texts and the rest.
      </p>
    </section>
  );
}
