import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Every route change begins at the top of the page, also the way back (specification, section 2),
 * with the keyboard in its main part. A reload stays where it was.
 */
export function useFreshPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useBeforePaint(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
