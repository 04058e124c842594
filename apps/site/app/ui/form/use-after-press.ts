import { useEffect, useRef } from 'react';

/**
 * Defers an action while the pointer is pressed: an error that appears as a field is left would move what is
 * being pressed away from under the pointer, and the click would be lost.
 * @returns runs an action at once, or after the press that is under way
 */
export function useAfterPress(): (action: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const press = () => {
      waiting.current = [];
    };
    const release = () => {
      // The click follows the release at once.
      for (const action of waiting.current ?? []) setTimeout(action);
      waiting.current = null;
    };
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
