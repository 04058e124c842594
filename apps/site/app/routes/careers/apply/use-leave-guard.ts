import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Stops every way out of the form, the browser's Back included, while there is something to lose;
 * leaving the document is asked about by the browser, and only while the form is being sent.
 * @returns React Router's blocker: `blocked` while the visitor has to be asked
 */
export function useLeaveGuard({ hasEntries, sending }: { hasEntries: boolean; sending: boolean }) {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isOpen.current && (hasEntries || sending) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);
  return {
    blocker,
    /** From now on everybody may leave. */
    open: () => {
      isOpen.current = true;
    },
  };
}
