'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import { Problem } from '../dialog/problem.tsx';

interface ButtonProps extends ComponentProps<typeof Button> {
  /** It does nothing for now, for example while it is busy. Unlike with `disabled`, the focus stays. */
  isInactive?: boolean;
}

/** A primary button. */
export function PrimaryButton({ isInactive = false, onClick, ...props }: ButtonProps) {
  return (
    <Button
      margin={false}
      {...props}
      {...(isInactive && { extraButtonProps: { 'aria-disabled': true } })}
      // Enter in a field clicks the submit button. Payload's button does not follow a link that has a listener.
      onClick={isInactive ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A secondary button. */
export function SecondaryButton(props: ButtonProps) {
  return <PrimaryButton buttonStyle="secondary" {...props} />;
}

/** A small secondary button, for rows and lists. */
export function SmallButton(props: ButtonProps) {
  return <SecondaryButton size="small" {...props} />;
}

interface FormActionsProps {
  action: string;
  isInactive?: boolean;
  /** Why the form was not stored. */
  problem?: string | undefined;
  onCancel: () => void;
}

/** The last row of a form: its error message, a submit button and a Cancel button. */
export function FormActions({ action, isInactive = false, problem, onCancel }: FormActionsProps) {
  return (
    <>
      <Problem text={problem} />
      <div className="staff-actions">
        <PrimaryButton
          type="submit"
          isInactive={isInactive}
          // The second click of two may come once the button has another action.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {action}
        </PrimaryButton>
        <SecondaryButton onClick={onCancel}>Cancel</SecondaryButton>
      </div>
    </>
  );
}
