'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import { Problem } from '../dialog/problem.tsx';

/** A secondary button. */
export function SecondaryButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" margin={false} {...props} />;
}

/** A small secondary button, for rows and lists. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <SecondaryButton size="small" {...props} />;
}

interface FormActionsProps {
  action: string;
  isDisabled?: boolean;
  /** Why the form was not stored. */
  problem?: string | undefined;
  onCancel: () => void;
}

/** The last row of a form: its error message, a submit button and a Cancel button. */
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
