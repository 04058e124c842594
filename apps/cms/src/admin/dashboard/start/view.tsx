import { readGuidedStart, type StartStep, startSteps } from '@riverfront/backend/dashboard/guided-start';
import { readSampleContent } from '@riverfront/backend/dashboard/sample-content';
import Link from 'next/link';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { Invite } from '../../accounts/users/invite.tsx';
import { renderScreen } from '../../theme/screen.tsx';
import { mediumDate } from '../../time/clock.ts';
import { Company, type OpenRecord } from './company.tsx';
import { StepActions } from './step-actions.tsx';
import './start.css';

/** The guided start: five screens from a new installation to a company's own, for administrators. */
export function StartView(props: AdminViewServerProps) {
  const wanted = props.searchParams?.step;
  const render = async (req: PayloadRequest) => {
    const start = await readGuidedStart(req);
    if (!start) return <p>Only administrators can set up the company.</p>;
    if (start.isNew) await req.payload.updateGlobal({ slug: 'guided-start', data: { opened: true } });
    const { steps, passed } = start;
    const first = steps.find(({ isDone }) => !isDone)?.name ?? 'checklist';
    const step = startSteps.find((name) => name === wanted) ?? first;
    const next = startSteps[startSteps.indexOf(step) + 1];
    const own = { step, next, passed };
    return (
      <>
        <p>Leave whenever you like: what you saved is on the site, and you can go on here later.</p>
        <ol className="staff-list start__steps" aria-label="Steps">
          {steps.map(({ name, isDone }) => (
            <li key={name}>
              <Link
                className="staff-row"
                href={`/admin/start?step=${name}`}
                prefetch={false}
                aria-current={name === step ? 'step' : undefined}
              >
                <strong>{stepNames[name].title}</strong>{' '}
                <span className={`chip${isDone ? ' chip--main' : ''}`}>{isDone ? 'Done' : 'To do'}</span>
              </Link>
            </li>
          ))}
        </ol>
        <p>{stepNames[step].text}</p>
        {step === 'company' ? (
          <Company {...own} {...(await readCompany(req))} />
        ) : (
          <>
            <Step step={step} req={req} steps={steps} />
            <StepActions {...own} />
          </>
        )}
      </>
    );
  };
  return renderScreen(props, { path: '/start', title: 'Guided start' }, render);
}

interface CurrentStep {
  step: StartStep;
  req: PayloadRequest;
  steps: { name: StartStep; isDone: boolean }[];
}

function Step({ step, req, steps }: CurrentStep) {
  return (
    <section className="panel start__record" aria-label={stepNames[step].title}>
      {step === 'brand' ? <Brand /> : null}
      {step === 'people' ? <People req={req} /> : null}
      {step === 'samples' ? <Samples req={req} /> : null}
      {step === 'checklist' ? <Checklist steps={steps} /> : null}
    </section>
  );
}

/** Reads the newest versions of what the step “Company” edits. */
async function readCompany({ payload, user }: PayloadRequest) {
  const shared = { draft: true, depth: 0, overrideAccess: false, user } as const;
  const settings = await payload.findGlobal({ slug: 'settings', ...shared });
  const recipients = await payload.findGlobal({ slug: 'recipients', ...shared, draft: false });
  const { docs } = await payload.find({ collection: 'offices', sort: '_order', limit: 20, ...shared });
  const isHeadOffice = ({ id }: { id: number }) => id === settings.headOffice;
  const given: OpenRecord[] = [
    { path: 'globals/settings', title: 'Company', doc: { ...settings }, hasDrafts: true },
    { path: 'globals/recipients', title: 'Where mail goes', doc: { ...recipients }, hasDrafts: false },
    ...docs
      .sort((a, b) => Number(isHeadOffice(b)) - Number(isHeadOffice(a)))
      .map((doc) => ({
        path: `offices/${doc.id}`,
        title: isHeadOffice(doc) ? 'Head office' : doc.name,
        doc: { ...doc },
        hasDrafts: true,
      })),
  ];
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return { given, zones, isReviewed: settings.twoPeople === true };
}

/** The titles of the guided start's steps, and what each is for. */
export const stepNames: Record<StartStep, { title: string; text: string }> = {
  company: {
    title: 'Company',
    text: 'Who you are and where to find you. It stands on every page, in emails and in search results.',
  },
  brand: { title: 'Brand', text: 'Your logo, colours and typefaces, on the site, in emails and here.' },
  people: {
    title: 'People',
    text: 'Who works here with you. Everybody you invite chooses a password of their own.',
  },
  samples: {
    title: 'Samples',
    text: 'The site began with sample content, so that you see what it can do. Keep what helps you and change it, remove the rest.',
  },
  checklist: { title: 'Checklist', text: 'What is left before the site goes live.' },
};

/** The step “Brand”: the screen with its preview, where it is published like any page. */
function Brand() {
  return (
    <>
      <p>
        Choose a logo, four colours and two faces, see them on a page, a job, an email and here, and publish
        them when they are right.
      </p>
      <Link href="/admin/globals/brand">Choose your brand</Link>
    </>
  );
}

/** The step “People”: who has an account, and inviting more. */
async function People({ req: { payload, user } }: { req: PayloadRequest }) {
  const { docs, totalDocs } = await payload.find({
    collection: 'users',
    sort: 'name',
    limit: 20,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return (
    <>
      <ul className="staff-list start__list">
        {docs.map(({ id, name, email, roles, invitedUntil }) => (
          <li key={id} className="staff-row">
            <strong>{name}</strong>
            <span>{email}</span>
            <span>{roles.join(', ')}</span>
            {invitedUntil ? <span className="chip">Invited until {mediumDate(invitedUntil)}</span> : null}
          </li>
        ))}
      </ul>
      {totalDocs > docs.length ? <Link href="/admin/collections/users">Show all {totalDocs}</Link> : null}
      <Invite />
    </>
  );
}

/** The step “Samples”: how much of each kind is left, and the screen that removes it. */
async function Samples({ req }: { req: PayloadRequest }) {
  const samples = await readSampleContent(req);
  return (
    <>
      {samples.length === 0 ? <p>No sample content is left.</p> : null}
      <ul className="staff-list start__list">
        {samples.map(({ label, total, href }) => (
          <li key={label} className="staff-row">
            <Link href={`/admin${href}`}>{label}</Link>
            <span>{total.toLocaleString('en-GB')} unchanged</span>
          </li>
        ))}
      </ul>
      {samples.length > 0 ? <Link href="/admin/samples">Choose what to remove</Link> : null}
    </>
  );
}

/** The step “Checklist”: the steps that are left, and the page that checks everything else. */
function Checklist({ steps }: Pick<CurrentStep, 'steps'>) {
  const left = steps.filter(({ name, isDone }) => !isDone && name !== 'checklist');
  return (
    <>
      {left.length === 0 ? <p>All other steps are done.</p> : <p>Still to do of the guided start:</p>}
      <ul className="staff-list start__list">
        {left.map(({ name }) => (
          <li key={name} className="staff-row">
            <Link href={`/admin/start?step=${name}`}>{stepNames[name].title}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/admin/going-live">Going live</Link> checks the installation itself: mail, address,
        sign-in, backup, legal texts and the rest.
      </p>
    </>
  );
}
