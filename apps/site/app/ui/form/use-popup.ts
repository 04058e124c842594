import { type RefObject, useLayoutEffect } from 'react';
import { placePopup } from './popup-place.ts';

/**
 * Keeps an open popup beside its field and above everything else: in the browser's top layer, where
 * neither a dialog's edge nor the page's header can cut it off.
 */
export function usePopup(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const [box, anchor] = [popup.current, field.current];
    if (!open || !box || !anchor) return;
    const put = () => place(box, anchor);
    put();
    // Browsers without popovers show the box in place, with a high z-index.
    if ('showPopover' in box) box.showPopover();
    const moved = new AbortController();
    const watch = { passive: true, signal: moved.signal };
    window.addEventListener('scroll', put, { ...watch, capture: true });
    window.addEventListener('resize', put, watch);
    window.visualViewport?.addEventListener('resize', put, watch);
    return () => {
      moved.abort();
      if ('hidePopover' in box) box.hidePopover();
    };
  }, [popup, field, open]);
}

function place(box: HTMLElement, anchor: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const visible = window.visualViewport;
  const visibleTop = visible?.offsetTop ?? 0;
  const found = placePopup({
    field: { left, top, bottom, width },
    window: {
      height: window.innerHeight,
      visibleTop,
      visibleBottom: visibleTop + (visible?.height ?? window.innerHeight),
    },
  });
  const px = (length: number | undefined) => (length === undefined ? 'auto' : `${length}px`);
  Object.assign(box.style, {
    left: px(found.left),
    width: px(found.width),
    top: px(found.top),
    bottom: px(found.bottom),
    maxHeight: px(found.maxHeight),
  });
}
