import { formatDate } from '@riverfront/mail/format';
import { useState } from 'react';

/** Says that the draft of an earlier visit is back, and offers to start over. */
export function RestoredNote({ savedAt, onStartOver }: { savedAt: number; onStartOver: () => () => void }) {
  const [undo, setUndo] = useState<() => void>();
  return (
    <div role="status" className="apply-note">
      <p>
        {undo
          ? 'The form is empty again.'
          : `Your entries of ${formatDate(new Date(savedAt).toISOString(), { dateStyle: 'long', timeStyle: 'short' })} are back in the form.`}
      </p>
      <button
        type="button"
        className="link min-h-11 px-1"
        onClick={() => {
          undo?.();
          const restore = undo ? undefined : onStartOver();
          setUndo(() => restore);
        }}
      >
        {undo ? 'Bring the entries back' : 'Start over'}
      </button>
    </div>
  );
}
