'use client';
import { useEffect, useRef } from 'react';

/** Calls back at an interval and whenever the window regains focus, while the page is visible. */
export function usePolling(callback: () => unknown, ms: number): void {
  const current = useRef(callback);
  current.current = callback;
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') current.current();
    };
    const timer = setInterval(poll, ms);
    addEventListener('focus', poll);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', poll);
    };
  }, [ms]);
}
