import { useEffect, useState } from 'react';

/** Which pin's tooltip Escape has put away; it may show again once that pin has been left. */
export function useDismissedTooltip(): [string | undefined, (id: string | undefined) => void] {
  const [dismissed, dismiss] = useState<string>();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Where the tooltip was opened by hovering, the focus is elsewhere.
      const open = document.querySelector<HTMLElement>('.map-pin:is(:hover, :focus-within)');
      if (open) dismiss(open.dataset.pin);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return [dismissed, dismiss];
}
