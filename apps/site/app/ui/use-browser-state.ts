import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

type Subscribe = (onChange: () => void) => () => void;

const subscribeToNothing: Subscribe = () => () => {};

/** Reads a state of the browser; false in server HTML and while it hydrates. */
export function useBrowserState(read: () => boolean, subscribe = subscribeToNothing): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Returns whether the page has hydrated. */
export function useHydrated(): boolean {
  return useBrowserState(() => true);
}

/** Returns whether a media query matches. */
export function useMediaQuery(query: string): boolean {
  return useBrowserState(
    () => matchMedia(query).matches,
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
  );
}

/** Returns whether the visitor prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/** Returns whether everything that the document began with is loaded. */
export function usePageLoaded(): boolean {
  return useBrowserState(
    () => document.readyState === 'complete',
    (onLoad) => {
      addEventListener('load', onLoad);
      return () => removeEventListener('load', onLoad);
    },
  );
}

/** Returns whether the browser saves data (Save-Data); not in all browsers, nor in TypeScript's types. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Returns true once a share of the element, from 0 to 1, was visible. */
export function useSeen(element: RefObject<Element | null>, threshold: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, seen]);
  return seen;
}

/** Handles Escape while something is open, wherever the focus is: the mouse may have opened it (WCAG 1.4.13). */
export function useEscape(open: boolean, onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) handle();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/**
 * Whether something is open that another place, such as an address, closes for good: Back does not open it again.
 * @returns the place on which it was opened, or null, and what sets that: a stable function
 */
export function useOpenOn(place: string): [string | null, (place: string | null) => void] {
  const state = useState<string | null>(null);
  const [openOn, setOpenOn] = state;
  if (openOn !== null && openOn !== place) setOpenOn(null);
  return state;
}
