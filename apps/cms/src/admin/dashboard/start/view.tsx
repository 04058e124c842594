import { readGuidedStart, type StartStep, startSteps } from '@riverfront/backend/dashboard/guided-start';
import Link from 'next/link';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { renderScreen } from '../../theme/screen.tsx';
import { Company } from './company.tsx';
import type { OpenRecord } from './records.ts';
import { StepActions } from './step-actions.tsx';
import { Brand, Checklist, People, Samples, stepNames } from './steps.tsx';
import './start.css';

/** The guided start: five screens from a new installation to a company's own, for administrators. */
export function StartView(props: AdminViewServerProps) {
  const wanted = props.searchParams?.step;
  const render = async (req: PayloadRequest, admin: string) => {
    const start = await readGuidedStart(req.payload, req.user);
    if (!start) return <p>Only administrators can set up the company.</p>;
    if (start.isNew) await req.payload.updateGlobal({ slug: 'guided-start', data: { opened: true } });
    const { steps, passed } = start;
    const first = steps.find(({ isDone }) => !isDone)?.name ?? 'checklist';
    const step = startSteps.find((name) => name === wanted) ?? first;
    const next = startSteps[startSteps.indexOf(step) + 1];
    const own = { step, next, passed, admin };
    return (
      <>
        <h1>Guided start</h1>
        <p>Leave whenever you like: what you saved is on the site, and you can go on here later.</p>
        <ol className="staff-list start__steps" aria-label="Steps">
          {steps.map(({ name, isDone }) => (
            <li key={name}>
              <Link
                className="staff-row"
                href={`${admin}/start?step=${name}`}
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
            <Step step={step} req={req} admin={admin} steps={steps} />
            <StepActions {...own} />
          </>
        )}
      </>
    );
  };
  return renderScreen(
    props,
    { path: '/start', className: 'start staff-links', title: 'Guided start' },
    render,
  );
}

interface CurrentStep {
  step: StartStep;
  req: PayloadRequest;
  admin: string;
  steps: { name: StartStep; isDone: boolean }[];
}

function Step({ step, ...props }: CurrentStep) {
  if (step === 'brand') return <Brand {...props} />;
  if (step === 'people') return <People {...props} />;
  if (step === 'samples') return <Samples {...props} />;
  return <Checklist {...props} />;
}

/** Reads the newest versions of what the step “Company” edits. */
async function readCompany({ payload, user }: PayloadRequest) {
  const shared = { draft: true, depth: 0, overrideAccess: false, user } as const;
  const settings = await payload.findGlobal({ slug: 'settings', ...shared });
  const recipients = await payload.findGlobal({ slug: 'recipients', ...shared, draft: false });
  const { docs } = await payload.find({ collection: 'offices', sort: '_order', limit: 20, ...shared });
  const isHeadOffice = ({ id }: { id: number }) => id === settings.headOffice;
  const given: OpenRecord[] = [
    { path: 'globals/settings', doc: { ...settings }, hasDrafts: true },
    { path: 'globals/recipients', doc: { ...recipients }, hasDrafts: false },
    ...docs
      .sort((a, b) => Number(isHeadOffice(b)) - Number(isHeadOffice(a)))
      .map((doc) => ({ path: `offices/${doc.id}`, doc: { ...doc }, hasDrafts: true })),
  ];
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return {
    given,
    zones,
    headOffice: `offices/${settings.headOffice}`,
    isReviewed: settings.twoPeople === true,
  };
}
