import { type ReactNode, useEffect } from 'react';
import { useSite } from '../../site.ts';
import { useFieldIds } from '../../ui/form/field-scope.ts';
import { useLoaded } from './use-loaded.ts';

interface HumanStepProps {
  pass: string | null;
  error: string | undefined;
  /** Focus goes to the checkbox whenever this number rises. */
  attempt: number;
  onChange: (pass: string | null) => void;
}

const load = () => import('../../components/human-check/human-check.tsx');

/** The human check, with why it is asked for. Without JavaScript it says how to write to us instead. */
export function HumanStep({ pass, error, attempt, onChange }: HumanStepProps) {
  const { part, failed } = useLoaded(load, true);
  return (
    <div className="grid gap-4 border-l-6 border-marigold bg-surface p-5">
      <div className="without-script:hidden">
        <p className="font-semibold">One more step</p>
        <p className="mt-1 text-text-soft">
          Something about this message looks as if a program had sent it. Please tick the box and send it
          again; all you typed is still here.
        </p>
      </div>
      <div className="hidden without-script:block">
        <ByMail>
          Something about this message looks as if a program had sent it, and our check for that needs
          JavaScript.
        </ByMail>
      </div>
      {failed ? <ByMail>The check could not be loaded. Please try again in a moment.</ByMail> : null}
      {part ? (
        <Focused attempt={attempt}>
          <part.HumanCheck action="contact" value={pass} onChange={onChange} error={error} />
        </Focused>
      ) : null}
    </div>
  );
}

function ByMail({ children }: { children: ReactNode }) {
  const { settings } = useSite();
  return (
    <p>
      {children}{' '}
      {settings ? (
        <>
          You can also send your text, which is still here, by mail to{' '}
          <a href={`mailto:${settings.salesEmail}`} className="link">
            {settings.salesEmail}
          </a>
          .
        </>
      ) : null}
    </p>
  );
}

/** Puts the keyboard on the checkbox once it is there. */
function Focused({ attempt, children }: { attempt: number; children: ReactNode }) {
  const ids = useFieldIds('captcha');
  useEffect(() => {
    if (attempt > 0) document.getElementById(ids.control)?.focus();
  }, [attempt, ids.control]);
  return children;
}
