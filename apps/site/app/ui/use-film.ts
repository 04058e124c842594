import { useSyncExternalStore } from 'react';
import { useReducedMotion } from './use-media-query.ts';

/** Whether films stand still until somebody presses Play: for less motion, or for fewer bytes (Save-Data). */
export function useStillFilms(): boolean {
  const still = useReducedMotion();
  const sparing = useSyncExternalStore(never, savesData, () => false);
  return still || sparing;
}

/** Turns true when all that the page began with has been loaded: a film must not take its room on the line. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  );
}

const never = () => () => {};

function savesData(): boolean {
  // Not in all browsers, and not in TypeScript's.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

function onLoad(tell: () => void): () => void {
  addEventListener('load', tell);
  return () => removeEventListener('load', tell);
}
