import { recentTime } from '../time/clock.ts';

interface RestoredProps {
  /** When it was typed, in ms since 1970; nothing is shown without. */
  at: number | undefined;
  onDiscard: () => void;
}

/** Says that a form continues with what was typed before, and offers to begin anew. */
export function Restored({ at, onDiscard }: RestoredProps) {
  if (at === undefined) return null;
  return (
    <p role="status" className="staff-hint staff-row">
      <span>Continued from {recentTime(new Date(at))}.</span>
      <button type="button" className="staff-link" onClick={onDiscard}>
        Start over
      </button>
    </p>
  );
}
