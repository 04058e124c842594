import { type MouseEvent, use, useEffect, useRef } from 'react';
import { ErrorIcon, FieldScope } from './field.tsx';

/** A validation error as the summary lists it. */
export interface ListedError {
  /** The field's name. */
  field: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: ListedError[];
  title: string;
  /** Counts the rejected submissions: focus moves here with each of them; 0 leaves it where it is. */
  attempt: number;
}

/** Lists why a form was not accepted, with a link to each field concerned. */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
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
        <ErrorIcon className="size-5.5 text-error" />
        <span>{title}</span>
      </p>
      {errors.length > 0 ? (
        <ul className="grid pl-8">
          {errors.map(({ field, label, message }) => (
            <li key={field}>
              <a
                href={`#${scope}-${field}`}
                onClick={goToField}
                className="inline-block py-1.5 font-semibold text-error underline underline-offset-[0.2em] [&:hover]:decoration-2"
              >
                {`${label}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Focuses the field of a clicked link, and scrolls to its label. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('.field') ?? control).scrollIntoView({ block: 'start' });
}
