'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { ReplyDialog, type ReplyDialogProps } from './reply-dialog.tsx';
import { announceReply } from './reply-events.ts';

interface ReplyButtonProps extends Omit<ReplyDialogProps, 'onClose' | 'onSent'> {
  size?: 'small';
  disabled?: boolean;
  children: ReactNode;
}

/** Opens the reply dialog. */
export function ReplyButton({ size, disabled, children, ...dialog }: ReplyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button margin={false} size={size} disabled={disabled} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <ReplyDialog
          {...dialog}
          onClose={close}
          onSent={() => {
            close();
            announceReply();
          }}
        />
      ) : null}
    </>
  );
}
