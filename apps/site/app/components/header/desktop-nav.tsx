import type { Menus } from '@riverfront/contract';
import { type PointerEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ChevronIcon } from '../../ui/icons.tsx';
import { useEscape, useOpenOn } from '../../ui/use-browser-state.ts';
import { ariaCurrent } from './active-link.ts';

/** An item of the menu bar, which has to fit next to the search from 769 px; an accent line marks the current page. */
const navLinkClass =
  'flex h-full items-center px-1.5 text-[0.9375rem] font-medium text-text-soft hover:text-text aria-[current]:text-text aria-[current]:shadow-[inset_0_-3px_0_var(--color-accent)] lg:px-2.5 lg:text-base xl:px-3.5';

/** The menu bar above 768 px. */
export function DesktopNav({ menus }: { menus: Menus }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="hidden h-full min-w-0 items-center gap-1 md:flex lg:gap-3 xl:gap-6">
      {/* Wraps where visitors have widened the spacing of text (WCAG 1.4.12); the lines share the height. */}
      <ul className="flex h-full min-w-0 flex-wrap justify-end">
        {menus.main.map((item) =>
          item.children.length > 0 ? (
            <Dropdown key={item.link} item={item} pathname={pathname} />
          ) : (
            <li key={item.link}>
              <Link
                to={item.link}
                prefetch="intent"
                aria-current={ariaCurrent(pathname, item)}
                className={navLinkClass}
              >
                {item.title}
              </Link>
            </li>
          ),
        )}
      </ul>
      <Link
        to={menus.contact.link}
        prefetch="intent"
        className="button shrink-0 whitespace-nowrap md:max-lg:px-4!"
      >
        {menus.contact.title}
      </Link>
    </nav>
  );
}

/**
 * A menu item with a submenu: its title is a link, the button next to it opens the panel. Without
 * scripts the panel opens while the entry is hovered or has the focus.
 */
function Dropdown({ item, pathname }: { item: Menus['main'][number]; pathname: string }) {
  const panel = useId();
  const element = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, close, toggle, hoverProps } = useDropdown(element, pathname);
  useEscape(open, () => {
    close();
    if (element.current?.contains(document.activeElement)) button.current?.focus();
  });
  return (
    <li ref={element} className="group relative flex" {...hoverProps}>
      <Link
        to={item.link}
        prefetch="intent"
        aria-current={ariaCurrent(pathname, item)}
        className={`${navLinkClass} pr-7! lg:pr-9!`}
      >
        {item.title}
      </Link>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`${item.title} menu`}
        onClick={toggle}
        className="absolute inset-y-0 right-0 my-auto grid max-h-11 w-8 place-items-center text-text-soft without-script:hidden"
      >
        <ChevronIcon className={`size-4 transition-transform duration-200 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={panel}
        className={`facet absolute top-full left-0 w-80 animate-appear border border-line bg-surface px-3 pt-3 pb-6 ${open ? '' : 'hidden without-script:group-hover:block without-script:group-focus-within:block'}`}
      >
        <ul>
          {item.children.map((child) => (
            <li key={child.link}>
              <Link
                to={child.link}
                prefetch="intent"
                onClick={close}
                aria-current={ariaCurrent(pathname, child)}
                className="flex min-h-12 items-center px-4 text-base font-medium text-text-soft hover:bg-mist hover:text-text aria-[current]:text-main"
              >
                {child.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Delay of closing after the mouse has left, in ms (specification, section 9). */
const closeDelay = 200;

/** Holds whether a dropdown is open: on hover until 200 ms after leaving, or by click; a click or focus outside closes it. */
function useDropdown(element: RefObject<HTMLElement | null>, pathname: string) {
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
