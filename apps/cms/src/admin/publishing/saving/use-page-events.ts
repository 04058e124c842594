import { useEffect, useRef } from 'react';

interface PageEvents {
  hasUnsaved: () => boolean;
  /** The connection or the person has returned. */
  onReturn: () => void;
  /** The form is shown. */
  onOpen: () => void;
  /** Another screen follows. */
  onLeave: () => void;
}

/** Asks before a tab with unsaved values is closed or reloaded, and notices when a form is left and returned to. */
export function usePageEvents(events: PageEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.hasUnsaved()) event.preventDefault();
    };
    const notice = () => {
      if (document.visibilityState === 'visible') latest.current.onReturn();
    };
    addEventListener('beforeunload', ask);
    addEventListener('online', notice);
    document.addEventListener('visibilitychange', notice);
    latest.current.onOpen();
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', notice);
      document.removeEventListener('visibilitychange', notice);
      latest.current.onLeave();
    };
  }, []);
}
