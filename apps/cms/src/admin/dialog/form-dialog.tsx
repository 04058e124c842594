'use client';
import type { ReactNode } from 'react';
import { FormActions } from '../form/buttons.tsx';
import { Input } from '../form/field.tsx';
import { Restored } from '../form/restored.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { StaffDialog } from './staff-dialog.tsx';

interface FormDialogProps {
  title: string;
  action: string;
  isDisabled?: boolean;
  /** Names what is typed among the forms of its screen; the title by default. */
  draftName?: string;
  /** Empties the fields that keep no value of their own. */
  onStartOver?: (() => void) | undefined;
  /** Stores the form. The dialog closes, unless that fails or returns false. */
  onSubmit: (form: FormData) => Promise<unknown>;
  /** Called with every change of a field. */
  onChange?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form, which is submitted once at a time. What is typed survives closing it. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDisabled = false, onSubmit, onChange, onClose, children } = props;
  const { draftName = title, onStartOver } = props;
  const { problem, isBusy, attempt } = useAttempt();
  const draft = useFormDraft(draftName);
  return (
    <StaffDialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void attempt(async () => {
            if ((await onSubmit(form)) === false) return;
            draft.clear();
            onClose();
          });
        }}
        ref={draft.ref}
        onChange={() => {
          draft.store();
          onChange?.();
        }}
      >
        <Restored
          at={draft.restoredAt}
          onDiscard={() => {
            draft.discard();
            onStartOver?.();
          }}
        />
        {children}
        <FormActions {...{ action, problem }} isInactive={isDisabled || isBusy} onCancel={onClose} />
      </form>
    </StaffDialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  action: string;
  /** Label of a required line. */
  line?: string;
  onClose: () => void;
  onConfirm: (line: string) => Promise<unknown>;
}

/** Asks before something that cannot be taken back, or for the reason of it. */
export function ConfirmDialog({ title, text, action, line, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <FormDialog
      {...{ title, action, onClose }}
      onSubmit={(form) => onConfirm(String(form.get('line') ?? '').trim())}
    >
      <p>{text}</p>
      {line ? <Input label={line} name="line" required pattern=".*\S.*" maxLength={300} /> : null}
    </FormDialog>
  );
}
