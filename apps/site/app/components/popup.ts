import { useState } from 'react';
import { useLocation } from 'react-router';

/** Navigation state of a link that opens its page in a popup. */
export const popupState = { popup: true } as const;

/** Returns whether a navigation opens a popup. */
export function isPopup(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state && state.popup === true;
}

/**
 * Returns whether the current address was opened as a popup over the calling component. Browsers restore
 * navigation state on a reload; the first address of the component is nevertheless a page of its own.
 */
export function usePopup(): boolean {
  const { key, state } = useLocation();
  const [first, setFirst] = useState<string | null>(key);
  if (first !== null && first !== key) setFirst(null);
  return first !== key && isPopup(state);
}

/** Returns whether one path continues the other, as that of a popup does that of its page. */
export function isModalOver(path: string, above: string): boolean {
  return above.startsWith(`${path.replace(/\/$/, '')}/`);
}
