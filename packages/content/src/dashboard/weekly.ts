/** A line of a chart: one number for each week, oldest first. */
export interface WeeklyRow {
  key: string;
  label: string;
  counts: number[];
  total: number;
  /** Path of the filtered list inside the admin. */
  href: string | null;
}

/** Numbers by week and by what they belong to. */
export interface Weekly {
  /** The Monday of each week, oldest first: `2026-11-16`. */
  weeks: string[];
  all: WeeklyRow;
  /** The largest first, the rest together at the end. */
  rows: WeeklyRow[];
}

/** How many of one thing came in one week. */
export interface WeeklyCount {
  week: string;
  key: string;
  label: string;
  count: number;
  href: string | null;
}

/** Weeks that a chart shows. */
export const chartWeeks = 12;

/** Arranges counts into lines: the `top` largest, and the rest as “All others”. */
export function weekly(weeks: string[], counts: WeeklyCount[], top = 5): Weekly {
  const lines = new Map<string, WeeklyRow>();
  for (const { key, label, href } of counts)
    if (!lines.has(key)) lines.set(key, line(key, label, weeks, href));
  for (const { week, key, count } of counts) add(lines.get(key), weeks.indexOf(week), count);
  const ordered = [...lines.values()].sort(
    (one, other) => other.total - one.total || one.label.localeCompare(other.label),
  );
  // A rest of one would only hide its name.
  const named = ordered.length <= top + 1 ? ordered : ordered.slice(0, top);
  const rest = ordered.slice(named.length);
  const rows =
    rest.length > 0 ? [...named, sum('others', `All others (${rest.length})`, weeks, rest)] : named;
  return { weeks, all: sum('all', 'All', weeks, ordered), rows };
}

function line(key: string, label: string, weeks: string[], href: string | null = null): WeeklyRow {
  return { key, label, counts: weeks.map(() => 0), total: 0, href };
}

function add(row: WeeklyRow | undefined, week: number, count: number): void {
  if (!row || week < 0) return;
  row.counts[week] = (row.counts[week] ?? 0) + count;
  row.total += count;
}

function sum(key: string, label: string, weeks: string[], parts: WeeklyRow[]): WeeklyRow {
  const whole = line(key, label, weeks);
  for (const part of parts)
    part.counts.forEach((count, week) => {
      add(whole, week, count);
    });
  return whole;
}
