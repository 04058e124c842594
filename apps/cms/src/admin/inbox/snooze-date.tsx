interface SnoozeDateProps {
  /** The stored day, or ''. */
  day: string;
  min: string;
  isBusy: boolean;
  onSnooze: (day: string) => void;
}

/**
 * A day to snooze until, taken when the field is left or by Enter: while the year is typed, Chrome reports
 * `0002-12-05`, `0020-12-05` and so on. Invalid dates and days before `min` are ignored.
 */
export function SnoozeDate({ day, min, isBusy, onSnooze }: SnoozeDateProps) {
  return (
    <input
      type="date"
      aria-label="Snooze until"
      min={min}
      defaultValue={day}
      disabled={isBusy}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
      onBlur={({ target }) => {
        if (target.value === day) return;
        // ISO dates sort as texts; an incomplete one is empty.
        if (target.value >= min && target.value.length === min.length) onSnooze(target.value);
        else target.value = day;
      }}
    />
  );
}
