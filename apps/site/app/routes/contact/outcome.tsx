import { messages } from '@riverfront/contract/messages';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import type { useContactForm } from './use-contact-form.ts';

interface OutcomeProps extends Pick<ReturnType<typeof useContactForm>, 'form' | 'confirmation'> {
  /** Only the human check is missing. */
  isHumanStep: boolean;
}

const titlePrefix = 'Error: ';

/** The outcome of the submission: received, with a reference, or why it was rejected. */
export function Outcome({ form, confirmation, isHumanStep }: OutcomeProps) {
  const { rejection } = form;
  useErrorTitle(rejection !== undefined);
  return (
    <>
      <Confirmation confirmation={confirmation} />
      {rejection ? (
        <ErrorSummary
          title={rejection.title}
          // The title says already that only the human check is missing.
          errors={isHumanStep ? [] : form.list(rejection.errors)}
          // The human check takes the focus instead.
          attempt={isHumanStep ? 0 : form.attempt}
        />
      ) : null}
    </>
  );
}

/** A status region, also rendered when empty: a new one would not be announced. */
function Confirmation({ confirmation }: Pick<OutcomeProps, 'confirmation'>) {
  const box = useRef<HTMLDivElement>(null);
  const isConfirmed = confirmation !== undefined;
  useEffect(() => {
    if (!isConfirmed) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [isConfirmed]);
  return (
    <div ref={box} role="status" tabIndex={-1} className="contact-received">
      {confirmation ? (
        <>
          <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-6 shrink-0">
            <path d="M10 .8 19.2 10 10 19.2.8 10z" fill="currentColor" />
            <path d="m6.4 10.2 2.5 2.5 4.7-5" fill="none" strokeWidth="1.8" className="stroke-on-main" />
          </svg>
          <div>
            <p className="font-semibold">{messages.contactReceived}</p>
            {confirmation.reference ? (
              <p className="mt-1 text-text">
                Your reference: <strong className="tabular-nums">{confirmation.reference}</strong>. A copy is
                on its way to your inbox.
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Prefixes the page's title, which screen readers read first, with “Error”. */
function useErrorTitle(isRejected: boolean): void {
  useEffect(() => {
    const restore = () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
    restore();
    if (!isRejected) return;
    document.title = titlePrefix + document.title;
    return restore;
  }, [isRejected]);
}
