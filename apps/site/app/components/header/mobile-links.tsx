import type { Menus } from '@riverfront/contract';
import { useId, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { ChevronIcon, SearchIcon } from '../../ui/icons.tsx';
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
                aria-current={ariaCurrent(pathname, item.link)}
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
      <MenuSearch />
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
              aria-current={ariaCurrent(pathname, child.link)}
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

/** The same search as in the header. */
function MenuSearch() {
  return (
    <Form action="/search" role="search" className="mt-6 flex">
      <input
        name="q"
        type="search"
        aria-label="Search this site"
        placeholder="Search this site"
        required
        maxLength={100}
        enterKeyHint="search"
        className="field-control min-w-0 grow border! border-line-strong! placeholder:text-text-soft"
      />
      <button type="submit" aria-label="Search" className="button shrink-0 px-4!">
        <SearchIcon className="size-6" />
      </button>
    </Form>
  );
}
