import type { CaptchaAction } from '@riverfront/contract';
import { useSite } from '../../site.ts';
import { describeControl, FieldError, useFieldIds } from '../../ui/form/field.tsx';
import { useHumanCheck } from './use-human-check.ts';

interface HumanCheckProps {
  action: CaptchaAction;
  /** The token for one submission; null while there is none. Setting it to null unchecks the box. */
  value: string | null;
  onChange: (token: string | null) => void;
  /** The form's validation error for the unchecked box. */
  error?: string;
}

/**
 * “I'm not a robot”: one checkbox, whichever provider the server uses. While it verifies, unchecking
 * cancels it; verified it is disabled until the token is consumed or expires. Needs a script.
 */
export function HumanCheck({ action, value, onChange, error }: HumanCheckProps) {
  const ids = useFieldIds('captcha');
  const { verifying, verified, hasExpired, setChecked, ...check } = useHumanCheck(action, value, onChange);
  const state = verified ? 'verified' : verifying ? 'verifying' : 'unchecked';
  const shownError = check.error ?? (verified || verifying ? undefined : error);
  return (
    <div className="field grid gap-2" data-state={state} aria-busy={verifying}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border border-line-strong bg-surface pr-5 has-focus-visible:border-main">
        <label className="flex min-h-14 grow cursor-pointer items-center gap-4 pl-4 has-disabled:cursor-default">
          <input
            type="checkbox"
            id={ids.control}
            name="captcha"
            checked={verified || verifying}
            disabled={verified}
            required
            {...describeControl(ids, { hint: true, error: shownError })}
            onChange={(event) => setChecked(event.target.checked)}
            className="size-6 shrink-0 accent-main"
          />
          <span className="font-semibold">I'm not a robot</span>
        </label>
        <p
          id={ids.hint}
          role="status"
          className="flex items-center gap-2 text-small text-text-soft max-xs:pb-3 max-xs:pl-14 empty:hidden"
        >
          {verifying ? (
            <>
              <Spinner />
              Verifying…
            </>
          ) : null}
          {verified ? 'Verified' : null}
          {hasExpired && !verifying ? 'The confirmation has expired. Please tick the box again.' : null}
        </p>
      </div>
      <div role="alert">
        <FieldError id={ids.error} message={check.error} hasPrefix={false} />
      </div>
      {check.keepsFailing ? <ByEmail action={action} /> : null}
      {/* Announced by the summary of the form. */}
      <FieldError id={ids.error} message={check.error ? undefined : shownError} />
    </div>
  );
}

/** The way for those who cannot pass the check. */
function ByEmail({ action }: Pick<HumanCheckProps, 'action'>) {
  const { settings } = useSite();
  if (!settings) return null;
  const address = action === 'contact' ? settings.salesEmail : settings.careersEmail;
  return (
    <p>
      If the check does not work in your browser, you can write to{' '}
      <a href={`mailto:${address}`} className="link">
        {address}
      </a>{' '}
      instead.
    </p>
  );
}

function Spinner() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 animate-spin text-main">
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
