/** What is wrong with a field: an icon and words, so that colour is not alone in saying it. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="field-error">
      <ErrorIcon />
      <span>
        <span className="text-only-for-assistive-technology">Error: </span>
        {message}
      </span>
    </p>
  );
}

/** An exclamation mark on a kite. */
export function ErrorIcon({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`field-error-icon ${className}`}>
      <path d="M10 .8 19.2 10 10 19.2.8 10z" fill="currentColor" />
      <path d="M10 5.6v5.2M10 13.2v1.4" className="field-error-mark" strokeWidth="1.9" />
    </svg>
  );
}
