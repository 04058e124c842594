import { useEffectEvent, useLayoutEffect } from 'react';

/** What Escape does in each open dialog, the topmost last. */
const layers: (() => void)[] = [];

/**
 * Escape for as long as a dialog is rendered, wherever in the document the focus stands; of several
 * dialogs the topmost takes it. What took the key before, as an open list does, prevents its default.
 * The browser must not close the dialog with it: pressed twice it would do so without asking, for a
 * page may refuse only once (https://html.spec.whatwg.org/#close-requests).
 */
export function useEscape(onEscape: () => void): void {
  const answer = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const layer = () => answer();
    layers.push(layer);
    document.addEventListener('keydown', takeEscape);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', takeEscape);
    };
  }, []);
}

function takeEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  layers.at(-1)?.();
}
