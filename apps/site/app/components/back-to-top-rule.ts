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
