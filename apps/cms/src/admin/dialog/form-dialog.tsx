'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { reasonOf } from '../staff-api.ts';
import { Problem } from './problem.tsx';
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
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblem(undefined);
    setBusy(true);
    try {
      await onSubmit(new FormData(event.currentTarget));
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  }
  return (
    <StaffDialog title={title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} onChange={onChange}>
        {children}
        <Problem text={problem} />
        <div className="staff-actions">
          <Button type="submit" margin={false} disabled={isDisabled || isBusy}>
            {action}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </StaffDialog>
  );
}
