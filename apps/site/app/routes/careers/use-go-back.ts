import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Goes back to the page that a dialog lies over, once however often it is asked: a second step would
 * leave that page as well. When the way back was refused, and history stands again where it stood, the
 * next call goes.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const left = useRef<unknown>(undefined);
  useEffect(() => {
    const arrived = () => {
      if (history.state?.key === left.current) left.current = undefined;
    };
    addEventListener('popstate', arrived);
    return () => removeEventListener('popstate', arrived);
  }, []);
  return () => {
    if (left.current !== undefined) return;
    // A dialog's own entry was pushed, and React Router gives each of those a key.
    left.current = history.state?.key;
    navigate(-1);
  };
}
