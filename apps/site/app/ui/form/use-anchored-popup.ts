import { type RefObject, useLayoutEffect } from 'react';

const gap = 4;
const edge = 8;
/** Highest and lowest height of a menu in CSS pixels (specification, section 9: select menu defaults). */
const highest = 300;
const lowest = 140;

/** Positions an open popup beside its field, in the top layer, where nothing clips it. */
export function useAnchoredPopup(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const [box, anchor] = [popup.current, field.current];
    if (!open || !box || !anchor) return;
    const place = () => {
      const { innerHeight, visualViewport } = window;
      const top = visualViewport?.offsetTop ?? 0;
      const visible = { top, bottom: top + (visualViewport?.height ?? innerHeight) };
      Object.assign(box.style, placePopup(anchor.getBoundingClientRect(), visible, innerHeight));
    };
    place();
    // Browsers without popovers show the box in place, with a high z-index.
    if ('showPopover' in box) box.showPopover();
    const closed = new AbortController();
    const watch = { passive: true, signal: closed.signal };
    window.addEventListener('scroll', place, { ...watch, capture: true });
    window.addEventListener('resize', place, watch);
    window.visualViewport?.addEventListener('resize', place, watch);
    return () => {
      closed.abort();
      if ('hidePopover' in box) box.hidePopover();
    };
  }, [popup, field, open]);
}

/**
 * The style of a popup below its field where it has room, above it where there is more; never outside the window.
 * @param visible the part of the window that a keyboard on screen leaves visible
 * @param windowHeight in CSS pixels, like all lengths here
 */
function placePopup(
  field: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  visible: { top: number; bottom: number },
  windowHeight: number,
) {
  const below = visible.bottom - field.bottom - gap - edge;
  const above = field.top - visible.top - gap - edge;
  const isAbove = below < 220 && above > below;
  return {
    left: `${field.left}px`,
    width: `${field.width}px`,
    top: isAbove ? 'auto' : `${field.bottom + gap}px`,
    bottom: isAbove ? `${windowHeight - field.top + gap}px` : 'auto',
    maxHeight: `${Math.max(lowest, Math.min(highest, isAbove ? above : below))}px`,
  };
}
