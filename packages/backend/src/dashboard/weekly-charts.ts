import type { Payload } from 'payload';
import { sql } from '../database/transaction.ts';
import { companyTimeZone, listWeeks } from '../time/company-time.ts';
import { listPath, type ReadRows } from './card.ts';
import { notSpam } from './messages.ts';

/** What the rows of a chart count. */
interface Group {
  key: string;
  label: string;
  /** Path of the filtered list inside the admin. */
  href: string | null;
}

/** One row of a chart: one count for each week, oldest first. */
export interface WeeklyRow extends Group {
  counts: number[];
  total: number;
}

/** Counts by week and by group. */
export interface WeeklyChart {
  /** The Monday of each week, oldest first: `2026-11-16`. */
  weeks: string[];
  all: WeeklyRow;
  /** The largest first, the others together at the end. */
  rows: WeeklyRow[];
}

/** Weeks of a chart. */
const chartWeeks = 12;

/** Most groups with a row of their own: “others” of one group would only hide its name. */
const maxRows = 6;

/** From so many applications on the count is slow, so its chart is cached. */
const cachedFrom = 10_000;
const cacheMs = 5 * 60_000;
const cache = new WeakMap<Payload, { key: string; until: number; chart: WeeklyChart }>();

/** Applications of the last twelve weeks by job; weeks begin on Monday in the company's time zone. */
export async function readApplicationsPerWeek(
  payload: Payload,
  readRows: ReadRows,
  now: Date,
): Promise<WeeklyChart> {
  const weeks = listWeeks(now, chartWeeks);
  const cached = cache.get(payload);
  const key = [companyTimeZone(), ...weeks].join();
  if (cached?.key === key && cached.until > Date.now()) return cached.chart;
  /** `deleted` is the title of a deleted job. */
  type Row = {
    week: string;
    job: number | null;
    deleted: string | null;
    title: string | null;
    count: number;
  };
  const { rows } = await readRows<Row>({
    columns: sql`counted.*, title`,
    from: sql`(
      select ${weekOf()} as week, job_id as job, case when job_id is null then job_title end as deleted,
        count(*)::int as count
      from applications where ${isIn(weeks)} group by 1, 2, 3) counted
    left join jobs on jobs.id = job`,
    ...everyWeek,
  });
  const toGroup = ({ job, deleted, title }: Row): Group => ({
    key: job === null ? `deleted ${deleted ?? ''}` : `job ${job}`,
    label: title ?? deleted ?? 'General applications',
    href: listOf(job, deleted),
  });
  const chart = toChart(weeks, rows, toGroup);
  if (chart.all.total > cachedFrom) cache.set(payload, { key, until: Date.now() + cacheMs, chart });
  return chart;
}

function listOf(job: number | null, deleted: string | null): string {
  if (job !== null) return listPath('applications', { job: { equals: job } });
  return listPath('applications', deleted ? { jobTitle: { equals: deleted } } : { job: { exists: false } });
}

/** Messages of the last twelve weeks by topic, without spam; weeks begin on Monday in the company's time zone. */
export async function readMessagesPerWeek(readRows: ReadRows, now: Date): Promise<WeeklyChart> {
  const weeks = listWeeks(now, chartWeeks);
  const { rows } = await readRows<{ week: string; topic: string | null; count: number }>({
    columns: sql`*`,
    from: sql`(select ${weekOf()} as week, nullif(topic, '') as topic, count(*)::int as count from messages
      where ${isIn(weeks)} and ${notSpam} group by 1, 2) counted`,
    ...everyWeek,
  });
  return toChart(weeks, rows, ({ topic }) => ({
    key: topic ?? '',
    label: topic === null ? 'Without a topic' : toWords(topic),
    // Without a limit Payload’s list leads to the inbox.
    href: `${listPath('messages', { topic: topic === null ? { exists: false } : { equals: topic } })}&limit=25`,
  }));
}

/** `/blogs/clean-core-in-practice` → “Clean core in practice”; any other topic stays as it is. */
function toWords(topic: string): string {
  if (!topic.startsWith('/')) return topic;
  const words = (topic.split('/').findLast(Boolean) ?? topic).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const everyWeek = { where: sql`true`, orderBy: sql`week`, limit: null };

const weekOf = () =>
  sql`to_char(date_trunc('week', created_at at time zone ${companyTimeZone()}::text), 'YYYY-MM-DD')`;

const isIn = ([first]: string[]) =>
  sql`created_at >= ${first}::date::timestamp at time zone ${companyTimeZone()}::text`;

/** Arranges counts into rows: the largest groups, and the rest as “All others”. */
function toChart<Row extends { week: string; count: number }>(
  weeks: string[],
  counts: Row[],
  toGroup: (row: Row) => Group,
): WeeklyChart {
  const rows = new Map<string, WeeklyRow>();
  for (const one of counts) {
    const group = toGroup(one);
    const row = rows.get(group.key) ?? { ...group, counts: weeks.map(() => 0), total: 0 };
    rows.set(group.key, row);
    const week = weeks.indexOf(one.week);
    if (week < 0) continue;
    row.counts[week] = (row.counts[week] ?? 0) + one.count;
    row.total += one.count;
  }
  const ordered = [...rows.values()].sort((a, b) => b.total - a.total || a.label.localeCompare(b.label));
  const named = ordered.length <= maxRows ? ordered : ordered.slice(0, maxRows - 1);
  const unnamed = ordered.slice(named.length);
  const others = sumOf('others', `All others (${unnamed.length})`, weeks, unnamed);
  return {
    weeks,
    all: sumOf('all', 'All', weeks, ordered),
    rows: unnamed.length > 0 ? [...named, others] : named,
  };
}

function sumOf(key: string, label: string, weeks: string[], rows: WeeklyRow[]): WeeklyRow {
  const sum = (count: (row: WeeklyRow) => number) => rows.reduce((all, row) => all + count(row), 0);
  const counts = weeks.map((_, week) => sum((row) => row.counts[week] ?? 0));
  return { key, label, href: null, counts, total: sum(({ total }) => total) };
}
