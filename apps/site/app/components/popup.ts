import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Navigation state of a link that opens its page in a popup. */
export const popupState = { popup: true } as const;

/** Returns whether a navigation opens a popup. */
function isPopup(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state && state.popup === true;
}

/**
 * Returns whether the current address was opened as a popup over the calling component. Browsers restore
 * navigation state on a reload; the first address of the component is nevertheless a page of its own.
 */
export function useIsPopup(): boolean {
  const { key, state } = useLocation();
  const [first, setFirst] = useState<string | null>(key);
  if (first !== null && first !== key) setFirst(null);
  return first !== key && isPopup(state);
}

/** Returns whether one path continues the other, as that of a popup does that of its page. */
function isModalOver(path: string, above: string): boolean {
  return above.startsWith(`${path.replace(/\/$/, '')}/`);
}

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the top and focuses the main part on every route change, also on Back (specification, section 2); not
 * on a reload, nor when a popup opens or closes. Opens what can be unfolded before the page is printed.
 */
export function useFreshPage(): void {
  const { pathname, state } = useLocation();
  const shown = useRef({ pathname, popup: false });
  useBeforePaint(() => {
    const before = shown.current;
    if (before.pathname === pathname) return;
    const layered = isModalOver(before.pathname, pathname) || isModalOver(pathname, before.pathname);
    const popup = layered && isPopup(state);
    shown.current = { pathname, popup };
    if (popup || (layered && before.popup)) return;
    // Open Graph tags describe the first address; crawlers, which read them, fetch a document for each.
    for (const tag of document.querySelectorAll('meta[property]')) tag.remove();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, state]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    addEventListener('beforeprint', openDetails);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('beforeprint', openDetails);
    };
  }, []);
}

/** For browsers without `::details-content` (print.css): Safari before 18.4, Chrome before 131. */
function openDetails() {
  for (const details of document.querySelectorAll('details')) details.open = true;
}
