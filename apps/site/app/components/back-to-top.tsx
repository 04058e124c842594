import { useEffect, useState } from 'react';
import { UpIcon } from '../ui/icons.tsx';

/** A button back to the top, while the page is scrolled, its footer not yet reached and no form in the corner. */
export default function BackToTop() {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const check = () => {
      const footer = document.querySelector('body > footer')?.getBoundingClientRect().top;
      const forms = [...document.querySelectorAll('main form')].map((form) => form.getBoundingClientRect());
      setVisible(
        offersWayBack(scrollY, footer ?? Number.POSITIVE_INFINITY, innerHeight) &&
          !isCornerTaken(forms, { width: innerWidth, height: innerHeight }),
      );
    };
    check();
    addEventListener('scroll', check, { passive: true });
    addEventListener('resize', check, { passive: true });
    return () => {
      removeEventListener('scroll', check);
      removeEventListener('resize', check);
    };
  }, []);
  if (!visible) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => {
        scrollTo({ top: 0, behavior: 'smooth' });
        // The button is about to disappear.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
      className="back-to-top fixed right-4 bottom-4 z-30 grid size-12 animate-appear place-items-center border border-line-strong bg-surface text-text shadow-raised hover:bg-mist md:right-6 md:bottom-6"
    >
      <UpIcon />
    </button>
  );
}

/** Returns whether the page is scrolled, and the footer (from the top of the window) is not yet near, all in px. */
function offersWayBack(scrolled: number, footerTop: number, windowHeight: number): boolean {
  return scrolled > 100 && footerTop > windowHeight + 20;
}

/** Width and height of the button with its margin, in px. */
const corner = 72;

/** Returns whether one of these boxes reaches into the button's corner of the window. */
function isCornerTaken(
  boxes: Pick<DOMRect, 'right' | 'top' | 'bottom'>[],
  window: { width: number; height: number },
): boolean {
  return boxes.some(
    ({ right, top, bottom }) =>
      right > window.width - corner && top < window.height && bottom > window.height - corner,
  );
}
