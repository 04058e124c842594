import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useOpenOn } from '../../ui/use-open-on.ts';

/** Delay of closing after the mouse has left, in ms (specification, section 9). */
const closeDelay = 200;

/** Holds whether a dropdown is open: on hover until 200 ms after leaving, or by click; a click or focus outside closes it. */
export function useDropdown(element: RefObject<HTMLElement | null>, pathname: string) {
  const [openOn, setOpenOn] = useOpenOn(pathname);
  const openedByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Tied to the page it was opened on, so that a route change closes it.
  const open = openOn === pathname;
  const close = () => {
    clearTimeout(timer.current);
    setOpenOn(null);
  };

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) setOpenOn(null);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [open, element, setOpenOn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The mouse may have arrived before this script did.
  useEffect(() => {
    if (!element.current?.matches(':hover') || !matchMedia('(hover: hover)').matches) return;
    openedByHover.current = true;
    setOpenOn(location.pathname);
  }, [element, setOpenOn]);

  return {
    open,
    close,
    toggle() {
      clearTimeout(timer.current);
      // A click just after hovering means "keep it open", not "close it again".
      if (open && !openedByHover.current) return setOpenOn(null);
      openedByHover.current = false;
      setOpenOn(pathname);
    },
    hoverProps: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open) return;
        openedByHover.current = true;
        setOpenOn(pathname);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') timer.current = setTimeout(setOpenOn, closeDelay, null);
      },
    },
  };
}
