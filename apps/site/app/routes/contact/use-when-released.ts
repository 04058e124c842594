import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something at once, or when the pointer that is pressed is let go: an error that appears in
 * between would move the button away from under it.
 */
export function useWhenReleased(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    window.addEventListener('pointerdown', press, { signal, capture: true });
    window.addEventListener('pointerup', release, { signal, capture: true });
    window.addEventListener('pointercancel', release, { signal, capture: true });
    return () => listening.abort();
  }, []);
  return useCallback((run) => {
    // Behind the click that follows.
    if (pressed.current) window.addEventListener('pointerup', () => setTimeout(run), { once: true });
    else run();
  }, []);
}
