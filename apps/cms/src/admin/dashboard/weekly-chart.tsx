import type { WeeklyChart as Chart, WeeklyRow } from '@riverfront/backend/dashboard/weekly-charts';
import { Table } from '../table/table.tsx';
import { dayName } from '../time/clock.ts';
import { AdminLink } from './attention.tsx';

interface ChartProps {
  title: string;
  /** “application”, “message”. */
  unit: string;
  /** Heading of the first column of the table: “Job”. */
  group: string;
  chart: Chart;
  empty: string;
}

/**
 * Counts by week: one row of bars for each group, each with its name and numbers, so that colour alone
 * conveys nothing (WCAG 2.2, 1.4.1).
 */
export function WeeklyChart({ title, unit, group, chart, empty }: ChartProps) {
  const { weeks, all, rows } = chart;
  const [first, last] = [dayName(weeks[0] ?? ''), dayName(weeks.at(-1) ?? '')];
  const max = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <section className="panel today__chart" aria-label={title}>
      <h3 className="today__card-title">{title}</h3>
      {all.total === 0 ? (
        <p className="today__empty">{empty}</p>
      ) : (
        <>
          <Bars row={all} max={Math.max(1, ...all.counts)} unit={unit} isTall />
          <p className="today__axis" aria-hidden="true">
            <span>Week of {first}</span>
            <span>this week</span>
          </p>
          {rows.length > 1 && rows.map((row) => <Bars key={row.key} row={row} max={max} unit={unit} />)}
          <NumbersTable group={group} chart={chart} title={title} />
        </>
      )}
      <p className="today__note">
        {weeks.length} weeks, {first} to the current one of {last}. Weeks begin on Monday.
      </p>
    </section>
  );
}

interface BarsProps {
  row: WeeklyRow;
  /** The count with the full height. */
  max: number;
  unit: string;
  isTall?: boolean;
}

/** Width of a week in SVG units; the image is stretched to its container. */
const step = 10;

function Bars({ row, max, unit, isTall = false }: BarsProps) {
  const { label, counts, total, href } = row;
  const height = isTall ? 90 : 34;
  const units = total === 1 ? unit : `${unit}s`;
  const summary = `${label}: ${total} ${units} in ${counts.length} weeks, ${counts.at(-1) ?? 0} this week, at most ${Math.max(...counts)} in one.`;
  return (
    <div className={`today__bars${isTall ? ' today__bars--all' : ''}`}>
      <p className="today__bars-name">
        {href ? <AdminLink href={href}>{label}</AdminLink> : label}
        <strong>{total.toLocaleString('en-GB')}</strong>
      </p>
      <div className="today__bars-drawing">
        <div className="today__bars-numbers" aria-hidden="true">
          {counts.map((count, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
            <span key={week}>{count || ''}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${counts.length * step} ${height}`}
          preserveAspectRatio="none"
          style={{ height }}
        >
          {counts.map((count, week) => {
            const size = count === 0 ? 0 : Math.max(2, (count / max) * height);
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
                key={week}
                x={week * step + 1}
                y={height - size}
                width={step - 2}
                height={size}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}

/** The same counts as a table. */
function NumbersTable({ title, group, chart }: Pick<ChartProps, 'title' | 'group' | 'chart'>) {
  const { weeks, all, rows } = chart;
  return (
    <details className="today__numbers">
      <summary>Numbers as a table</summary>
      <Table
        headings={[group, ...weeks.map(dayName), 'Sum']}
        label={`${title}, table`}
        caption={`${title}, by the Monday on which the week begins`}
      >
        {[...rows, all].map(({ key, label, counts, total }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {[...counts, total].map((count, week) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
              <td key={week}>{count}</td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  );
}
