import type { Menus } from '@riverfront/contract';
import { Link, useLocation } from 'react-router';
import { ariaCurrent } from './active-link.ts';
import { Dropdown } from './dropdown.tsx';
import { navLinkClass } from './nav-link-class.ts';

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
                aria-current={ariaCurrent(pathname, item.link)}
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
