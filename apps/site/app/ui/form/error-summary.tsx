import { type MouseEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { ErrorIcon } from './field-error.tsx';
import { FieldScope } from './field-scope.ts';

/** A field that has to be corrected. */
export interface FieldProblem {
  /** The field's name. */
  field: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: FieldProblem[];
  title?: string;
  /** Counts the failed attempts: focus moves here with each of them, 0 leaves it where it is. */
  attempt?: number;
  /** More about what to do, between title and list. */
  children?: ReactNode;
}

/** What went wrong with a form, with a link to each field concerned. */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
  attempt = 1,
  children,
}: ErrorSummaryProps) {
  const scope = use(FieldScope);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [attempt]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <p className="error-summary-title">
        <ErrorIcon />
        <span>{title}</span>
      </p>
      {children}
      {errors.length > 0 ? (
        <ul className="error-summary-list">
          {errors.map(({ field, label, message }) => (
            <li key={field}>
              <a href={`#${scope}-${field}`} onClick={goToField} className="error-summary-link">
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Focuses the field of a clicked link; its label stays in sight above it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('.field') ?? control).scrollIntoView({ block: 'start' });
}
