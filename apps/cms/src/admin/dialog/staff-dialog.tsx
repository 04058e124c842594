'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import './staff-dialog.css';

interface StaffDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog: the browser's own, which traps focus and closes on Escape. */
export function StaffDialog({ title, onClose, children }: StaffDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React sets no `autofocus`, which the browser would follow.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);
  // Outside the form of the record: forms do not nest.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="staff-dialog"
      onCancel={(event) => {
        // That of a file picker bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // React bubbles events through portals: the form of the record would be saved.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className="staff-dialog__head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="staff-plain staff-dialog__close"
          aria-label="Close"
          onClick={onClose}
        >
          ×
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
