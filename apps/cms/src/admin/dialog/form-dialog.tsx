'use client';
import type { ReactNode } from 'react';
import { FormActions } from '../form/buttons.tsx';
import { useAttempt } from '../use-attempt.ts';
import { StaffDialog } from './staff-dialog.tsx';

interface FormDialogProps {
  title: string;
  /** Label of the submit button. */
  action: string;
  isDisabled?: boolean;
  /** Stores the form; the dialog shows its error and stays open. */
  onSubmit: (form: FormData) => Promise<unknown>;
  /** Called with every change of a field. */
  onChange?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form, which is submitted once at a time. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDisabled = false, onSubmit, onChange, onClose, children } = props;
  const { problem, isBusy, attempt } = useAttempt();
  return (
    <StaffDialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => onSubmit(new FormData(event.currentTarget)));
        }}
        onChange={onChange}
      >
        {children}
        <FormActions {...{ action, problem }} isDisabled={isDisabled || isBusy} onCancel={onClose} />
      </form>
    </StaffDialog>
  );
}
