'use client';
import { type Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { DialogButton, StaffDialog } from '../dialog/staff-dialog.tsx';
import { sendStaff } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { SmallButton } from './buttons.tsx';

/** Returns a function that posts to the staff side, toasts the message of the answer, and shows the screen anew. */
export function usePost() {
  const router = useRouter();
  return async (path: string, body: object = {}) => {
    toast.success((await sendStaff<{ message: string }>('POST', path, body)).message);
    router.refresh();
  };
}

interface PostButtonProps extends ComponentProps<typeof Button> {
  label: string;
  path: string;
  body?: object;
  /** Asked before. */
  question?: { title: string; text: string; action: string };
}

/** Posts to the staff side, and says how it went. */
export function PostButton({ label, path, body, question, ...button }: PostButtonProps) {
  const post = usePost();
  const { isBusy, attempt } = useAttempt(toast.error);
  if (question) {
    const { title, text, action } = question;
    return (
      <DialogButton
        {...{ label, ...button }}
        dialog={(onClose) => (
          <StaffDialog {...{ title, action, onClose }} onSubmit={() => post(path, body)}>
            <p>{text}</p>
          </StaffDialog>
        )}
      />
    );
  }
  return (
    <SmallButton {...button} isInactive={isBusy} onClick={() => void attempt(() => post(path, body))}>
      {label}
    </SmallButton>
  );
}
