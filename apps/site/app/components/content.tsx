import { type ReactNode, Suspense, use } from 'react';
import type { Arriving, Failure } from '../content.ts';

interface ContentProps<T> {
  of: Arriving<T>;
  /** Shown until the content arrives, and for as long as it does not. */
  waiting: ReactNode;
  /** Shown instead of `waiting` when the call has failed; a function where it depends on why. */
  failed?: ReactNode | ((failure: Failure) => ReactNode);
  children: (answer: T) => ReactNode;
}

/** Content that has arrived, is loading or has failed; `Recovery` retries failed calls. */
export function Content<T>({ of, waiting, failed = waiting, children }: ContentProps<T>) {
  return (
    <Suspense fallback={waiting}>
      <Arrived of={of} failed={failed}>
        {children}
      </Arrived>
    </Suspense>
  );
}

function Arrived<T>({ of, failed, children }: Omit<ContentProps<T>, 'waiting'>) {
  const outcome = of instanceof Promise ? use(of) : of;
  if (!outcome.failure) return children(outcome.answer);
  return typeof failed === 'function' ? failed(outcome.failure) : failed;
}
