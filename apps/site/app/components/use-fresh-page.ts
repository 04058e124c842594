import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isBeneath, isPopup } from './popup.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Every route change begins at the top of the page, also the way back (specification, section 2),
 * with the keyboard in its main part. A reload stays where it was, and so does the page beneath a
 * popup that opens or closes.
 */
export function useFreshPage(): void {
  const { pathname, state } = useLocation();
  const shown = useRef({ pathname, popup: false });
  useBeforePaint(() => {
    const before = shown.current;
    if (before.pathname === pathname) return;
    const layered = isBeneath(before.pathname, pathname) || isBeneath(pathname, before.pathname);
    const popup = layered && isPopup(state);
    shown.current = { pathname, popup };
    if (popup || (layered && before.popup)) return;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, state]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
