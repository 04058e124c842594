import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isBeneath, isPopup } from './popup.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the top and focuses the main part on every route change, also on Back (specification, section 2); not
 * on a reload, nor when a popup opens or closes.
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
