import type { Menus } from '@riverfront/contract';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ariaCurrent } from './active-link.ts';
import { navLinkClass } from './nav-link-class.ts';
import { useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  item: Menus['main'][number];
  pathname: string;
}

/**
 * A menu entry with entries of its own: its title is a link, the button beside it opens the panel. Without
 * scripts the panel opens while the entry is hovered or has the focus.
 */
export function Dropdown({ item, pathname }: DropdownProps) {
  const panel = useId();
  const element = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, close, toggle, hoverProps } = useDropdown(element, pathname);
  return (
    <li
      ref={element}
      className="group relative flex"
      {...hoverProps}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <Link
        to={item.link}
        prefetch="intent"
        aria-current={ariaCurrent(pathname, item.link)}
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
                aria-current={ariaCurrent(pathname, child.link)}
                className="flex min-h-12 items-center px-4 text-base font-medium text-text-soft hover:bg-mist hover:text-text aria-[current]:text-river"
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
