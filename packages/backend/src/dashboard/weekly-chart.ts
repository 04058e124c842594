/** One row of a chart: one count for each week, oldest first. */
export interface WeeklyRow {
  key: string;
  label: string;
  counts: number[];
  total: number;
  /** Path of the filtered list inside the admin. */
  href: string | null;
}

/** Counts by week and by group. */
export interface WeeklyChart {
  /** The Monday of each week, oldest first: `2026-11-16`. */
  weeks: string[];
  all: WeeklyRow;
  /** The largest first, the others together at the end. */
  rows: WeeklyRow[];
}

/** The count of one group in one week. */
interface WeeklyCount {
  week: string;
  key: string;
  label: string;
  count: number;
  href: string | null;
}

/** Weeks of a chart. */
export const chartWeeks = 12;

/** Most groups with a row of their own: “others” of one group would only hide its name. */
export const maxRows = 6;

/** Groups beyond those that are counted one by one: how many there are, and their sum in each week. */
interface Others {
  groups: number;
  counts: { week: string; count: number }[];
}

/** Arranges counts into rows: the largest groups, and the rest as “All others”. */
export function toWeeklyChart(
  weeks: string[],
  counts: WeeklyCount[],
  others: Others = { groups: 0, counts: [] },
): WeeklyChart {
  const rows = new Map<string, WeeklyRow>();
  for (const { week, key, label, href, count } of counts) {
    const row = rows.get(key) ?? emptyRow(key, label, weeks, href);
    rows.set(key, row);
    add(row, weeks.indexOf(week), count);
  }
  const ordered = [...rows.values()].sort((a, b) => b.total - a.total || a.label.localeCompare(b.label));
  const isComplete = others.groups === 0 && ordered.length <= maxRows;
  const named = isComplete ? ordered : ordered.slice(0, maxRows - 1);
  const unnamed = ordered.slice(named.length);
  const rest = sumOf('others', `All others (${unnamed.length + others.groups})`, weeks, unnamed);
  for (const { week, count } of others.counts) add(rest, weeks.indexOf(week), count);
  const shown = isComplete ? named : [...named, rest];
  return { weeks, all: sumOf('all', 'All', weeks, shown), rows: shown };
}

function emptyRow(key: string, label: string, weeks: string[], href: string | null = null): WeeklyRow {
  return { key, label, counts: weeks.map(() => 0), total: 0, href };
}

function add(row: WeeklyRow, week: number, count: number): void {
  if (week < 0) return;
  row.counts[week] = (row.counts[week] ?? 0) + count;
  row.total += count;
}

function sumOf(key: string, label: string, weeks: string[], rows: WeeklyRow[]): WeeklyRow {
  const sum = emptyRow(key, label, weeks);
  for (const { counts } of rows) for (const [week, count] of counts.entries()) add(sum, week, count);
  return sum;
}
