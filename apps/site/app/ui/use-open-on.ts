import { useState } from 'react';

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
