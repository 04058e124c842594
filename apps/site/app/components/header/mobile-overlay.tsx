import type { Menus } from '@riverfront/contract';
import { CloseButton } from '../../ui/buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Logo, Waves } from '../brand.tsx';
import { MobileLinks } from './mobile-links.tsx';

interface MobileOverlayProps {
  menus: Menus;
  onClose: () => void;
}

/** The opened menu at 768 px and less, over the whole screen. */
export default function MobileOverlay({ menus, onClose }: MobileOverlayProps) {
  return (
    <Modal
      label="Menu"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none animate-appear bg-page text-text"
    >
      <div className="flex min-h-full flex-col">
        <div className="frame flex h-(--header-height) shrink-0 items-center justify-between border-b border-line">
          <Logo />
          <CloseButton label="Close menu" onClick={onClose} icon="size-6" className="-mr-3 size-12" />
        </div>
        <nav aria-label="Main" className="frame grow py-6">
          <MobileLinks menus={menus} />
        </nav>
        <Waves className="text-main" />
      </div>
    </Modal>
  );
}
