import type { Menus } from '@riverfront/contract';
import { Link } from 'react-router';
import { Logo } from '../brand/logo.tsx';
import { useFreshPage } from '../popup.ts';
import { DesktopNav } from './desktop-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchButton } from './search-button.tsx';

/** The top of every page: logo, the menu as bar (769 px and more) or as overlay, and the search. */
export default function Header({ menus }: { menus?: Menus }) {
  useFreshPage();
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-b border-line bg-page">
      <div className="frame flex h-full items-center justify-between gap-4 md:gap-2">
        <Link to="/" prefetch="intent" className="min-w-0 text-text md:shrink-0">
          <Logo />
          <span className="sr-only"> home page</span>
        </Link>
        <div className="flex h-full min-w-0 items-center max-md:shrink-0 lg:gap-2">
          {menus ? <DesktopNav menus={menus} /> : null}
          <SearchButton className="shrink-0 md:-mr-3 md:max-lg:w-10" />
          {menus ? <MobileMenu menus={menus} /> : null}
        </div>
      </div>
    </header>
  );
}
