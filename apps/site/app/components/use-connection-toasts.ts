import { useEffect } from 'react';
import { notify } from '../ui/toasts.ts';

/** Says when the connection is lost and when it is back; missing content then fills in by itself. */
export function useConnectionToasts(): void {
  useEffect(() => {
    const lost = () => notify('You are offline. Missing content appears once the connection is back.');
    const back = () => notify('You are online again.');
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
}
