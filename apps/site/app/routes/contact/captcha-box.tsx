import { type RefObject, useEffect } from 'react';
import { Captcha } from '../../components/captcha/captcha.tsx';
import { useFieldIds } from '../../ui/form/field.tsx';

export interface CaptchaBoxProps {
  token: string | null;
  error: string | undefined;
  /** The focus moves to the checkbox whenever this number rises. */
  attempt: number;
  onChange: (token: string | null) => void;
  /** The button that sends the form. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Why the captcha is required, and its checkbox. */
export function CaptchaBox({ token, error, attempt, onChange, button }: CaptchaBoxProps) {
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
      <Captcha action="contact" value={token} onChange={onChange} error={error} />
    </>
  );
}
