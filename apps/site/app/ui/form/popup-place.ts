/** Where a list opens beside its field, all in CSS pixels of the visible part of the window. */
export interface PopupPlace {
  left: number;
  width: number;
  /** Distance from the window's top; without it the list hangs from `bottom`. */
  top?: number;
  bottom?: number;
  maxHeight: number;
}

interface Space {
  field: { left: number; top: number; bottom: number; width: number };
  /** Height of the window, and the part of it that a keyboard on screen leaves visible. */
  window: { height: number; visibleTop: number; visibleBottom: number };
}

const gap = 4;
const edge = 8;
/** Highest and lowest height of a menu (specification, section 9: select menu defaults). */
const highest = 300;
const lowest = 140;

/** Below the field where the list has room, above it where there is more; never outside the window. */
export function placePopup({ field, window }: Space): PopupPlace {
  const below = window.visibleBottom - field.bottom - gap - edge;
  const above = field.top - window.visibleTop - gap - edge;
  const { left, width } = field;
  const up = below < Math.min(highest, 220) && above > below;
  const maxHeight = Math.max(lowest, Math.min(highest, up ? above : below));
  return up
    ? { left, width, bottom: window.height - field.top + gap, maxHeight }
    : { left, width, top: field.bottom + gap, maxHeight };
}
