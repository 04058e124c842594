import { messages } from '@riverfront/contract/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Emblem } from '../../../components/brand.tsx';

/** An application that was received. */
export interface ReceivedApplication {
  /** Number by which people speak of it, `RA-7K3QX9TB`; undefined where the server named none. */
  reference: string | undefined;
  /** Title of the job. */
  job: string;
  email: string;
}

/** Confirms that an application was received, with its number and what happens next. Takes the focus. */
export default function Confirmation({ received, level }: { received: ReceivedApplication; level: 1 | 2 }) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { reference, job, email } = received;
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className="on-night facet relative isolate scroll-my-24 overflow-hidden bg-band p-[clamp(1.75rem,4vw,3.5rem)] text-on-night"
    >
      <Emblem className="absolute -top-8 right-8 -z-10 hidden h-64 rotate-24 opacity-90 lg:block" />
      <p className="tag-line text-main-light">{job}</p>
      <Heading id={id} className="mt-2 text-heading">
        {messages.applicationReceived}
      </Heading>
      {reference ? <Reference reference={reference} /> : null}
      <h3 className="mt-8 text-card">What happens next</h3>
      <ol className="mt-2 grid max-w-[40em] list-decimal gap-1.5 pl-5 text-on-night-soft">
        <li>
          <span>{reference ? 'An email with this number' : 'An email about it'}</span> is on its way to{' '}
          <strong className="wrap-anywhere">{email}</strong>.
        </li>
        <li>A recruiter reads your application and writes to you at that address.</li>
        <li>
          On the page{' '}
          <Link to="/my-application" prefetch="intent" className="link">
            My application
          </Link>{' '}
          you see how it goes on, and can send another résumé, withdraw, or erase everything.
        </li>
        {reference ? <li>If you write to us meanwhile, please quote the number.</li> : null}
      </ol>
    </section>
  );
}

function Reference({ reference }: { reference: string }) {
  const [copied, setCopied] = useState(false);
  const number = useRef<HTMLElement>(null);
  async function copy() {
    // By selecting it as well: over plain http browsers have no other way.
    if (number.current) getSelection()?.selectAllChildren(number.current);
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      setCopied(document.execCommand('copy'));
    }
  }
  return (
    <p className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-3">
      <span>
        <span className="block text-small text-on-night-soft">Reference number</span>
        <strong
          ref={number}
          className="block text-[clamp(1.625rem,1.2rem+2vw,2.5rem)] leading-[1.2] font-semibold tracking-[0.04em] tabular-nums"
        >
          {reference}
        </strong>
      </span>
      <button type="button" className="button button-accent" onClick={copy}>
        {copied ? 'Copied' : 'Copy number'}
      </button>
      <span role="status" className="sr-only">
        {copied ? 'Number copied' : ''}
      </span>
    </p>
  );
}
