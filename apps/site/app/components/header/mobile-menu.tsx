import type { Menus } from '@riverfront/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Logo } from '../brand/logo.tsx';
import { River } from '../brand/river.tsx';
import { MobileLinks } from './mobile-links.tsx';

const iconButton = 'grid size-12 -mr-3 place-items-center text-text';

/** The menu at 768 px and less: a button that opens an overlay; without scripts, the plain list. */
export function MobileMenu({ menus, name }: { menus: Menus; name: string }) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Tied to the history entry it was opened on, so that every route change closes it.
  const wide = useMediaQuery('(min-width: 48.0625rem)');
  const open = openOn === key && !wide;
  const close = () => setOpenOn(null);
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={() => setOpenOn(key)}
        className={`${iconButton} without-script:hidden`}
      >
        <MenuIcon className="size-6" />
      </button>
      <noscript>
        <details className="group">
          <summary className="flex min-h-11 items-center font-semibold">Menu</summary>
          <nav
            aria-label="Main"
            className="absolute inset-x-0 top-full border-b border-line bg-page px-6 py-4"
          >
            <MobileLinks menus={menus} />
          </nav>
        </details>
      </noscript>
      {open ? (
        <Modal
          label="Menu"
          onClose={close}
          className="m-0 h-dvh max-h-none w-full max-w-none animate-appear bg-page text-text"
        >
          <div className="flex min-h-full flex-col">
            <div className="frame flex h-(--header-height) shrink-0 items-center justify-between border-b border-line">
              <Logo name={name} />
              <button type="button" aria-label="Close menu" onClick={close} className={iconButton}>
                <CloseIcon className="size-6" />
              </button>
            </div>
            <nav aria-label="Main" className="frame grow py-6">
              <MobileLinks menus={menus} />
            </nav>
            <River className="text-river" />
          </div>
        </Modal>
      ) : null}
    </div>
  );
}
