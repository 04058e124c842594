import { type RefObject, useEffect } from 'react';
import { HumanCheck } from '../../components/human-check/human-check.tsx';
import { useFieldIds } from '../../ui/form/field.tsx';

export interface HumanCheckBoxProps {
  token: string | null;
  error: string | undefined;
  /** The focus moves to the checkbox whenever this number rises. */
  attempt: number;
  onChange: (token: string | null) => void;
  /** The button that sends the form. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Why the human check is required, and its checkbox. */
export function HumanCheckBox({ token, error, attempt, onChange, button }: HumanCheckBoxProps) {
  const ids = useFieldIds('captcha');
  useEffect(() => {
    if (attempt > 0) document.getElementById(ids.control)?.focus();
  }, [attempt, ids.control]);
  // The confirmed checkbox is disabled and loses the focus.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, :disabled') ?? true;
    if (token && isLost) button.current?.focus();
  }, [button, token]);
  return (
    <>
      <div>
        <p className="font-semibold">One more step</p>
        <p className="mt-1 text-text-soft">
          Something about this message looks as if a program had sent it. Please tick the box and send it
          again; all you typed is still here.
        </p>
      </div>
      <HumanCheck action="contact" value={token} onChange={onChange} error={error} />
    </>
  );
}
