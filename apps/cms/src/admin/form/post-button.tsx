'use client';
import { type Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
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

/** Posts to the staff side, and says how it went. When that removes the button, its entry gets the focus. */
export function PostButton(props: PostButtonProps) {
  const parent = useRef<HTMLSpanElement>(null);
  // As a layout effect it ends while the button is still in the document.
  useLayoutEffect(() => {
    const element = parent.current;
    return () => {
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>('.staff-entry')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span ref={parent}>
      <AskingButton {...props} />
    </span>
  );
}

function AskingButton({ label, path, body, question, ...button }: PostButtonProps) {
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
