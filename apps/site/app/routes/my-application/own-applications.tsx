import type { OwnApplication } from '@riverfront/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../../api.ts';
import { useCountdown } from '../careers/apply/countdown.ts';
import { attempt } from './attempt.ts';
import { downloadOwn } from './download-own.ts';
import { Erased, type ErasedApplication } from './erased.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';
import type { Session, SessionControl } from './use-session.ts';

interface OwnApplicationsProps extends Pick<SessionControl, 'end'> {
  session: Session;
}

/** What is kept under the proved address, each application with what can be done with it. */
export default function OwnApplications({ session, end }: OwnApplicationsProps) {
  const { email, proof } = session;
  const [applications, setApplications] = useState<OwnApplication[]>();
  const [erased, setErased] = useState<ErasedApplication[]>([]);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const expire = useCallback(() => end({ expired: true }), [end]);

  const load = useCallback(async () => {
    setProblem(undefined);
    const outcome = await attempt(() => browserApi.post('ownApplicationList', { body: { proof } }));
    if (outcome.ok) setApplications(outcome.answer.applications);
    else if (outcome.mustProve) end({ expired: true });
    else setProblem(outcome.text);
  }, [proof, end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each proof
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void load();
  }, [proof]);

  const change = (changed: OwnApplication) =>
    setApplications((before) =>
      before?.map((application) => (application.reference === changed.reference ? changed : application)),
    );

  return (
    <section aria-labelledby="own-heading">
      <h2 id="own-heading" ref={heading} tabIndex={-1} className="text-heading outline-none">
        What we keep for <span className="wrap-anywhere">{email}</span>
      </h2>
      <Bar
        session={session}
        hasAny={(applications?.length ?? 0) > 0}
        onExpired={expire}
        onDone={() => end()}
      />
      {problem ? (
        <div role="alert" className="error-summary mt-8">
          <p>{problem}</p>
          <button type="button" className="button justify-self-start" onClick={() => void load()}>
            Try again
          </button>
        </div>
      ) : null}
      {!applications && !problem ? <p className="mt-8">Loading...</p> : null}
      {erased.map((one) => (
        <Erased key={one.reference} erased={one} />
      ))}
      {applications?.length === 0 && erased.length === 0 ? (
        <p className="measure mt-8 text-lead">
          We keep no application under this address. Did you apply with another one? Then close this page and
          open it with that address. Or look at our{' '}
          <Link to="/careers" className="link">
            open roles
          </Link>
          .
        </p>
      ) : null}
      <ul className="mt-8 grid gap-8">
        {applications?.map((application) => (
          <li key={application.reference}>
            <OwnApplicationCard
              application={application}
              proof={proof}
              onChanged={change}
              onExpired={expire}
              onErased={(one) => {
                setErased((before) => [...before, one]);
                setApplications((before) => before?.filter(({ reference }) => reference !== one.reference));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BarProps {
  session: Session;
  hasAny: boolean;
  onExpired: () => void;
  onDone: () => void;
}

/** How long the page stays open, the download, and the way out. */
function Bar({ session, hasAny, onExpired, onDone }: BarProps) {
  const left = useCountdown(session.until);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function download() {
    if (isLoading) return;
    setLoading(true);
    setProblem(undefined);
    const outcome = await attempt(() => downloadOwn(session.proof));
    setLoading(false);
    if (outcome.ok) return;
    if (outcome.mustProve) onExpired();
    else setProblem(outcome.text);
  }

  return (
    <div className="own-bar">
      <p className="tabular-nums">
        Open for {minutesText(left)} more, until{' '}
        <time dateTime={new Date(session.until).toISOString()}>{timeText(session.until)}</time>. Then ask for
        a new code.
      </p>
      <div className="flex flex-wrap gap-3">
        {hasAny ? (
          <button type="button" className="button" aria-disabled={isLoading} onClick={() => void download()}>
            {isLoading ? 'Packing…' : 'Download my data'}
          </button>
        ) : null}
        <button type="button" className="button button-quiet" onClick={onDone}>
          Close this page
        </button>
      </div>
      {problem ? (
        <p role="alert" className="field-error basis-full">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function timeText(ms: number): string {
  return new Date(ms).toLocaleTimeString('en-GB', { timeStyle: 'short' });
}
