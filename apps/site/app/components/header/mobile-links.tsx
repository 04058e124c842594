import type { Menus } from '@riverfront/contract';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ChevronIcon } from '../../ui/icons.tsx';
import { SearchField } from '../search-field.tsx';
import { ariaCurrent } from './active-link.ts';

const entry =
  'flex min-h-14 w-full items-center justify-between border-b border-line font-display text-[1.625rem] tracking-display aria-[current]:text-main';

/** The entries of the overlay. One with children unfolds, and is the first of them itself. */
export function MobileLinks({ menus }: { menus: Menus }) {
  const { pathname } = useLocation();
  return (
    <>
      <ul>
        {menus.main.map((item) =>
          item.children.length > 0 ? (
            <Submenu key={item.link} item={item} pathname={pathname} />
          ) : (
            <li key={item.link}>
              <Link
                to={item.link}
                prefetch="intent"
                aria-current={ariaCurrent(pathname, item)}
                className={entry}
              >
                {item.title}
              </Link>
            </li>
          ),
        )}
      </ul>
      <Link to={menus.contact.link} prefetch="intent" className="button mt-8 w-full">
        {menus.contact.title}
      </Link>
      <SearchField className="mt-6" />
    </>
  );
}

function Submenu({ item, pathname }: { item: Menus['main'][number]; pathname: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={ariaCurrent(pathname, item) && 'true'}
        onClick={() => setOpen(!open)}
        className={`${entry} without-script:hidden`}
      >
        {item.title}
        <ChevronIcon className={`transition-transform duration-200 ${open ? 'rotate-180' : ''}`} />
      </button>
      <ul id={id} className={`border-b border-line py-2 ${open ? '' : 'hidden without-script:block'}`}>
        {[{ title: item.title, link: item.link }, ...item.children].map((child) => (
          <li key={child.link}>
            <Link
              to={child.link}
              prefetch="intent"
              aria-current={ariaCurrent(pathname, child)}
              className="flex min-h-12 items-center pl-4 text-body font-medium text-text-soft aria-[current]:text-main"
            >
              {child.title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
