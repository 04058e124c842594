import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { type Failure, mayRecover, type Outcome } from '../content.ts';
import { notify } from '../ui/toaster.tsx';
import { backOffMs } from './use-loaded.ts';

/**
 * Logs failed content calls of the current screen and retries them with back-off until they succeed: screens
 * then fill in by themselves. Says when the browser goes offline and online. One for the whole site, in the root.
 */
export default function Recovery() {
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  const attempt = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    failuresIn(matches.map((match) => match.loaderData)).then((failures) => {
      if (left) return;
      // An item that does not exist is an answer, not a failure.
      const recoverable = failures.filter(mayRecover);
      for (const failure of recoverable) console.error(failure.log, failure.message);
      if (recoverable.length === 0) {
        attempt.current = 0;
        return;
      }
      timer = setTimeout(revalidate, backOffMs(attempt.current));
      attempt.current += 1;
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [matches, revalidate]);
  useEffect(() => {
    const onOffline = () => notify('You are offline. Missing content appears once the connection is back.');
    const onOnline = () => notify('You are online again.');
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, []);
  return null;
}

/** Waits for the outcomes in loader data, and lists their failures. */
async function failuresIn(loaderData: unknown[]): Promise<Failure[]> {
  const values = loaderData.flatMap((data) => (typeof data === 'object' && data ? Object.values(data) : []));
  const settled = await Promise.all(values);
  return settled.filter(isOutcome).flatMap((outcome) => outcome.failure ?? []);
}

function isOutcome(value: unknown): value is Outcome<unknown> {
  return typeof value === 'object' && value !== null && 'failure' in value;
}
