'use client';
import type { Button } from '@payloadcms/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { SmallButton } from '../form/buttons.tsx';
import { usePost } from '../form/post-button.tsx';
import { ConfirmDialog } from './form-dialog.tsx';

interface DialogButtonProps extends ComponentProps<typeof Button> {
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

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  label: string;
  title: string;
  text: string;
  action: string;
  path: string;
}

/** Posts to the staff side after a question. */
export function ConfirmButton({ title, text, action, path, ...button }: ConfirmButtonProps) {
  const post = usePost();
  return (
    <DialogButton
      {...button}
      dialog={(onClose) => (
        <ConfirmDialog {...{ title, text, action, onClose }} onConfirm={() => post(path)} />
      )}
    />
  );
}
