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

/** Lines that are drawn each by itself, at most: a rest of one would only hide its name. */
export const drawn = 6;

/** Things beyond those that are counted one by one: how many they are, and how often they came in all. */
interface Rest {
  size: number;
  counts: { week: string; count: number }[];
}

/** Arranges counts into lines: the largest, and the rest as “All others”. */
export function weekly(weeks: string[], counts: WeeklyCount[], rest: Rest = { size: 0, counts: [] }): Weekly {
  const lines = new Map<string, WeeklyRow>();
  for (const { key, label, href } of counts)
    if (!lines.has(key)) lines.set(key, line(key, label, weeks, href));
  for (const { week, key, count } of counts) add(lines.get(key), weeks.indexOf(week), count);
  const ordered = [...lines.values()].sort(
    (one, other) => other.total - one.total || one.label.localeCompare(other.label),
  );
  const isAll = rest.size === 0 && ordered.length <= drawn;
  const named = isAll ? ordered : ordered.slice(0, drawn - 1);
  const more = ordered.slice(named.length);
  const others = sum('others', `All others (${more.length + rest.size})`, weeks, more);
  for (const { week, count } of rest.counts) add(others, weeks.indexOf(week), count);
  const rows = isAll ? named : [...named, others];
  return { weeks, all: sum('all', 'All', weeks, rows), rows };
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
