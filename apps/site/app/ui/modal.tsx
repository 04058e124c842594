import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDialog } from './dialog.ts';
import Toaster from './toaster.tsx';

interface ModalProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/**
 * A modal dialog: it traps the focus, the page behind is inert and does not scroll, Escape and a click on the
 * backdrop close it. One may lie over another. Each has a toast area, as the page's own lies behind it.
 */
export function Modal({ label, onClose, children, className = '' }: ModalProps) {
  const dialog = useDialog(onClose, openModally);
  return createPortal(
    <dialog
      {...dialog}
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={keepFocus}
    >
      {children}
      <Toaster />
    </dialog>,
    document.body,
  );
}

function openModally(dialog: HTMLDialogElement) {
  dialog.showModal();
  const others = [...document.body.children].filter(
    (element) => element !== dialog && !element.hasAttribute('inert') && element.tagName !== 'SCRIPT',
  );
  const lowest = !document.body.classList.contains('scroll-locked');
  for (const element of others) element.setAttribute('inert', '');
  document.body.classList.add('scroll-locked');
  return () => {
    for (const element of others) element.removeAttribute('inert');
    if (lowest) document.body.classList.remove('scroll-locked');
    dialog.close();
  };
}

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Tab goes round inside the dialog instead of out to the browser. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && event.currentTarget !== document.activeElement) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
