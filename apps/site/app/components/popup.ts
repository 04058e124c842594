import { useState } from 'react';
import { useLocation } from 'react-router';

/** Navigation state of a link whose page opens over the one that the link stands on. */
export const popupState = { popup: true } as const;

/** Whether a navigation asked for a popup. */
export function isPopup(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state && state.popup === true;
}

/**
 * Whether the address being shown was opened as a popup over what the calling component shows.
 * A browser keeps navigation state through a reload; an address that the component begins with
 * is nevertheless a page of its own, as there is nothing beneath it.
 */
export function usePopup(): boolean {
  const { key, state } = useLocation();
  const [first, setFirst] = useState<string | null>(key);
  if (first !== null && first !== key) setFirst(null);
  return first !== key && isPopup(state);
}

/** Whether one path continues the other, as that of a popup continues that of the page beneath. */
export function isBeneath(path: string, above: string): boolean {
  return above.startsWith(`${path.replace(/\/$/, '')}/`);
}
