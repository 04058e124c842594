import type { PortalApplication } from '@riverfront/contract';
import { ApiError, failureOf } from '@riverfront/contract/client';
import { commandPaths } from '@riverfront/contract/paths';
import { formatTime } from '@riverfront/mail/format';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCountdown } from '../../components/form/use-email-verification.ts';
import { browserApi } from '../../content.ts';
import { useSite } from '../../site.ts';
import { ApplicationCard, type ErasedApplication } from './application-card.tsx';
import { useAction, usePortal } from './use-session.ts';

/** The applications under the verified address, each with its actions. */
export default function Applications() {
  const { email, proof } = usePortal().session;
  const [applications, setApplications] = useState<PortalApplication[]>();
  const [erased, setErased] = useState<ErasedApplication[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, error } = useAction();

  async function load() {
    const answer = await run(() => browserApi.post('portalList', { body: { proof } }));
    if (answer) setApplications(answer.applications);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each proof
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void load();
  }, [proof]);

  const change = (changed: PortalApplication) =>
    setApplications((before) =>
      before?.map((application) => (application.reference === changed.reference ? changed : application)),
    );

  return (
    <section aria-labelledby="own-heading">
      <h2 id="own-heading" ref={heading} tabIndex={-1} className="text-heading outline-none">
        What we keep for <span className="wrap-anywhere">{email}</span>
      </h2>
      <Bar hasAny={(applications?.length ?? 0) > 0} />
      {error ? (
        <div role="alert" className="error-summary mt-8">
          <p>{error}</p>
          <button type="button" className="button justify-self-start" onClick={() => void load()}>
            Try again
          </button>
        </div>
      ) : null}
      {!applications && !error ? <p className="mt-8">Loading...</p> : null}
      {erased.map((one) => (
        <Erased key={one.reference} erased={one} />
      ))}
      {applications?.length === 0 && erased.length === 0 ? (
        <p className="measure mt-8 text-lead">
          We keep no application under this address. Did you apply with another one? Then close this page and
          open it with that address. Or look at our{' '}
          <Link to="/careers" prefetch="intent" className="link">
            open roles
          </Link>
          .
        </p>
      ) : null}
      <ul className="mt-8 grid gap-8">
        {applications?.map((application) => (
          <li key={application.reference}>
            <ApplicationCard
              application={application}
              onChanged={change}
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

/** The time left of the session, the download, and the button that ends it. */
function Bar({ hasAny }: { hasAny: boolean }) {
  const { session, end } = usePortal();
  const left = useCountdown(session.until);
  const { run, isBusy, error } = useAction();

  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-4 border-main bg-mist px-5 py-4">
      <p className="tabular-nums">
        <span>{`Open for ${toMinutesText(left)} more, until `}</span>
        <time dateTime={new Date(session.until).toISOString()}>{toTimeText(session.until)}</time>. Then ask
        for a new code.
      </p>
      <div className="flex flex-wrap gap-3">
        {hasAny ? (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void run(() => downloadOwn(session.proof))}
          >
            {isBusy ? 'Packing…' : 'Download my data'}
          </button>
        ) : null}
        <button
          type="button"
          className="button button-quiet [--fill:var(--color-surface)]!"
          onClick={() => end()}
        >
          Close this page
        </button>
      </div>
      {error ? (
        <p role="alert" className="field-error basis-full">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Confirms an erasure, with the data that remain as its proof. Takes the focus. */
function Erased({ erased: { reference, erasedAt } }: { erased: ErasedApplication }) {
  const { timeZone } = useSite();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // At the top, the header would cover half of the buttons above it.
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className="mt-8 border-l-4 border-accent bg-mist px-5 py-4">
      <p className="text-card">Your application {reference} is erased.</p>
      <p className="mt-2">
        We deleted what you entered, the file, our notes and the emails about it. We keep its number and this
        time as proof: <time dateTime={erasedAt}>{formatTime(erasedAt, timeZone)}</time>. Copies in backups
        follow within 35 days.
      </p>
    </div>
  );
}

function toMinutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function toTimeText(ms: number): string {
  return new Date(ms).toLocaleTimeString('en-GB', { timeStyle: 'short' });
}

/**
 * Downloads everything that is stored under the verified address as a zip file.
 * @throws {ApiError} with the server's message
 */
async function downloadOwn(proof: string): Promise<void> {
  const response = await fetch(commandPaths.portalDownload, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ proof }),
  });
  if (!response.ok)
    throw new ApiError(response.status, failureOf(await response.json().catch(() => undefined)));
  // A portal's login page must not be saved as somebody's data.
  if (!/^application\/zip\b/.test(response.headers.get('content-type') ?? ''))
    throw new ApiError(0, undefined);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-application.zip';
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
