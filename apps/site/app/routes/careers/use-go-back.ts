import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a function that goes back to the page under a dialog, once: a second step would leave that page as well.
 * After a blocked navigation, which restores the history entry, it works again.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const left = useRef<unknown>(undefined);
  useEffect(() => {
    const onPopState = () => {
      if (history.state?.key === left.current) left.current = undefined;
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return () => {
    if (left.current !== undefined) return;
    // A dialog's own entry was pushed, and React Router gives each of those a key.
    left.current = history.state?.key;
    navigate(-1);
  };
}
