import { useEffect } from 'react';
import { Captcha } from '../../components/captcha/captcha.tsx';
import { useFieldIds } from '../../ui/form/field.tsx';

export interface CaptchaBoxProps {
  token: string | null;
  error: string | undefined;
  /** The focus moves to the checkbox whenever this number rises. */
  attempt: number;
  onChange: (token: string | null) => void;
}

/** Why the captcha is required, and its checkbox. */
export function CaptchaBox({ token, error, attempt, onChange }: CaptchaBoxProps) {
  const ids = useFieldIds('captcha');
  useEffect(() => {
    if (attempt > 0) document.getElementById(ids.control)?.focus();
  }, [attempt, ids.control]);
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
