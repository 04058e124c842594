'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import { Problem } from '../dialog/problem.tsx';

/** A button that is not the main one of its form or screen. */
export function SecondaryButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" margin={false} {...props} />;
}

/** A button beside what it acts on. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <SecondaryButton size="small" {...props} />;
}

interface FormActionsProps {
  /** Label of the submit button. */
  action: string;
  isDisabled?: boolean;
  /** Why the form was not stored. */
  problem?: string | undefined;
  onCancel: () => void;
}

/** The end of a form in a dialog: its error, and the buttons that submit and leave it. */
export function FormActions({ action, isDisabled = false, problem, onCancel }: FormActionsProps) {
  return (
    <>
      <Problem text={problem} />
      <div className="staff-actions">
        <Button type="submit" margin={false} disabled={isDisabled}>
          {action}
        </Button>
        <SecondaryButton onClick={onCancel}>Cancel</SecondaryButton>
      </div>
    </>
  );
}
