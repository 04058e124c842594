import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import Toaster from './toaster.tsx';
import { useEscape } from './use-escape.ts';

interface ModalProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/**
 * A modal dialog for as long as it is rendered: focus moves in and stays in, the rest of the page
 * is inert and does not scroll, Escape and a click beside it close it, focus goes back afterwards.
 * One may lie over another. Each has a toast area, for the page's own lies behind it.
 */
export function Modal({ label, onClose, children, className = '' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current ? openModally(dialog.current) : undefined), []);
  useEscape(onClose);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        // A file field inside says “cancel” too, when no file was chosen.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A phone's gesture for Back, made twice, closes without asking.
        if (currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
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
