import type { StaffName } from '@riverfront/backend/accounts/owners';

/** Names a colleague, also when they may own nothing any more. */
export function nameOf(owners: readonly StaffName[], id: number): string {
  return owners.find((owner) => owner.id === id)?.name ?? 'Former member of staff';
}

/** An avatar with a person's initials, hidden from screen readers because the name is next to it. */
export function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (
    <span className="initials" aria-hidden="true">
      {letters.map((word) => (word ? [...word][0]?.toUpperCase() : '')).join('')}
    </span>
  );
}

/**
 * Formats the time since an instant, in the largest unit that fits: "5 min", "3 h", "12 days".
 * @param since an ISO date and time
 */
export function formatAge(since: string, now: number = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)} h`;
  const days = Math.floor(minutes / 60 / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** The time since an instant; the clocks of server and browser differ. @param props.since an ISO date and time */
export function Age({ since, title }: { since: string; title?: string }) {
  return (
    <time dateTime={since} title={title} suppressHydrationWarning>
      {formatAge(since)}
    </time>
  );
}
