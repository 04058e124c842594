import { useEffect, useRef } from 'react';

/**
 * Puts off what moves the page while a button of the mouse or a finger is down. A message that appears
 * as a field is left would otherwise push what is being pressed away from under the pointer, and the
 * click would be lost.
 * @returns runs an action: at once, or after the press that is under way
 */
export function useAfterPress(): (action: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = () => {
      waiting.current = [];
    };
    const release = () => {
      const actions = waiting.current ?? [];
      waiting.current = null;
      // The click follows the release at once.
      for (const action of actions) setTimeout(action);
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  return (action) => {
    if (waiting.current) waiting.current.push(action);
    else action();
  };
}
