'use client';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormActions, SmallButton } from '../form/buttons.tsx';
import { Restored } from '../form/restored.tsx';
import { useAttempt } from '../requests/use-attempt.ts';
import './staff-dialog.css';

interface StaffDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Label of the button that submits; without one the dialog brings its own. */
  action?: string;
  isInactive?: boolean | undefined;
  /** Submits the form, once at a time. The dialog closes, unless that fails or returns false. */
  onSubmit?: (form: FormData) => Promise<unknown>;
  /** What is typed into the form, which survives closing it. */
  draft?: { restoredAt: number | undefined; discard: () => void } | undefined;
}

/** A modal dialog, with a form where it has an action: the browser's own, which traps focus and closes on Escape. */
export function StaffDialog(props: StaffDialogProps) {
  const { title, onClose, children, action, isInactive = false, onSubmit, draft } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { problem, isBusy, attempt } = useAttempt();
  // Closed while it is in the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
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
      {action ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            void attempt(async () => {
              if ((await onSubmit?.(form)) !== false) onClose();
            });
          }}
        >
          <Restored at={draft?.restoredAt} onDiscard={() => draft?.discard()} />
          {children}
          <FormActions {...{ action, problem }} isInactive={isInactive || isBusy} onCancel={onClose} />
        </form>
      ) : (
        children
      )}
    </dialog>,
    document.body,
  );
}

interface DialogButtonProps extends ComponentProps<typeof SmallButton> {
  label: string;
  /** Renders the dialog while it is open. */
  dialog: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton {...button} onClick={() => setOpen(true)}>
        {label}
      </SmallButton>
      {isOpen ? dialog(() => setOpen(false)) : null}
    </>
  );
}
