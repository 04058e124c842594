import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { fieldNames, labels, type Problems } from './fields.ts';
import type { Step } from './state.ts';

/** What became of the message: received, with its reference, or why not. */
export function Outcome({ step }: { step: Step }) {
  return (
    <>
      <Received step={step} />
      {step.name === 'refused' ? (
        <ErrorSummary
          title={step.message}
          // The title says already that only the human check is missing.
          errors={step.humanCheck ? [] : listed(step.problems)}
          // The human check takes the keyboard instead.
          attempt={step.humanCheck ? 0 : step.attempt}
        />
      ) : null}
    </>
  );
}

/** The place stays when it is empty, as a status is only read out where one was expected. */
function Received({ step }: { step: Step }) {
  const box = useRef<HTMLDivElement>(null);
  const received = step.name === 'received';
  useEffect(() => {
    if (!received) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [received]);
  return (
    <div ref={box} role="status" tabIndex={-1} className="contact-received">
      {received ? (
        <>
          <svg viewBox="0 0 20 20" aria-hidden="true" className="contact-received-icon">
            <path d="M10 .8 19.2 10 10 19.2.8 10z" fill="currentColor" />
            <path d="m6.4 10.2 2.5 2.5 4.7-5" />
          </svg>
          <div>
            <p className="font-semibold">{step.message}</p>
            {step.reference ? (
              <p className="mt-1 text-text">
                Your reference: <strong className="tabular-nums">{step.reference}</strong>. A copy is on its
                way to your inbox.
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
}

function listed(problems: Problems) {
  return [...fieldNames, 'captcha' as const].flatMap((field) => {
    const message = problems[field];
    return message ? [{ field, label: labels[field], message }] : [];
  });
}
