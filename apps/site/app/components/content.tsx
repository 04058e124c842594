import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { Failure, MaybePending, Outcome } from '../content.ts';

interface ContentProps<T> {
  of: MaybePending<T>;
  /** Shown until the content is loaded. */
  waiting: ReactNode;
  /** Shown instead of `waiting` when the call has failed; a function where it depends on why. */
  failed?: ReactNode | ((failure: Failure) => ReactNode);
  children: (answer: T) => ReactNode;
}

/** Content that is loaded, pending or failed; `Recovery` retries failed calls. */
export function Content<T>({ of, waiting, failed = waiting, children }: ContentProps<T>) {
  return (
    <Suspense fallback={waiting}>
      <SettledContent of={of} failed={failed}>
        {children}
      </SettledContent>
    </Suspense>
  );
}

function SettledContent<T>({ of, failed, children }: Omit<ContentProps<T>, 'waiting'>) {
  const outcome = of instanceof Promise ? use(of) : of;
  if (!outcome.failure) return children(outcome.answer);
  if (outcome.failure.movedTo) return <Navigate to={outcome.failure.movedTo} replace />;
  return typeof failed === 'function' ? failed(outcome.failure) : failed;
}

/** Returns the outcome of a call once it has settled. An answer stays: a reload must not remove a form in use. */
export function useSettled<T>(of: MaybePending<T>): Outcome<T> | undefined {
  const [settled, setSettled] = useState(of instanceof Promise ? undefined : of);
  useEffect(() => {
    let left = false;
    Promise.resolve(of).then((outcome) => {
      if (!left) setSettled((before) => (before?.answer ? before : outcome));
    });
    return () => {
      left = true;
    };
  }, [of]);
  return settled;
}

/** The waiting text of the specification. */
export function LoadingText({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="frame section-space min-h-[60svh] text-center text-lead text-text-soft">
      {children}
    </p>
  );
}
