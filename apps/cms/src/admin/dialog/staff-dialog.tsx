'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import './staff-dialog.css';

interface StaffDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the screen: the browser's own, so that focus stays in it and Escape closes it. */
export function StaffDialog({ title, onClose, children }: StaffDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Not inside the form of the record behind it: forms do not nest.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="staff-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // React passes events on to the form behind all the same, which would be saved.
      onSubmit={(event) => event.stopPropagation()}
    >
      <header className="staff-dialog__head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="staff-dialog__close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  );
}
