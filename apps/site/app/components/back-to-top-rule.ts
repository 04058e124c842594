/** From how far down the way back is offered, and how long before the footer it ends, in px. */
const scrolledFar = 100;
const footerMargin = 20;

/**
 * Whether the back-to-top button shows.
 * @param scrolled how far the page is scrolled
 * @param footerTop where the footer begins, counted from the top of the window
 */
export function offersWayBack(scrolled: number, footerTop: number, windowHeight: number): boolean {
  return scrolled > scrolledFar && footerTop > windowHeight + footerMargin;
}

/** How much room the button takes in the corner of the window, with its margin, in px. */
const corner = 72;

/** Whether the corner where the button stands is taken by one of these boxes: it would lie on fields. */
export function isCornerTaken(
  boxes: Pick<DOMRect, 'right' | 'top' | 'bottom'>[],
  window: { width: number; height: number },
): boolean {
  return boxes.some(
    ({ right, top, bottom }) =>
      right > window.width - corner && top < window.height && bottom > window.height - corner,
  );
}
