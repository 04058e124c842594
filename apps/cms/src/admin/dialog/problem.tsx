import './staff-dialog.css';

/** An error, announced by screen readers; nothing without a text. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="staff-problem">
      {text}
    </p>
  );
}
