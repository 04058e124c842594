import type { Weekly, WeeklyRow } from '@riverfront/content/dashboard';
import Link from 'next/link';
import { weekName } from './times.ts';

interface ChartProps {
  title: string;
  /** “application”, “message”. */
  unit: string;
  /** Heading of the first column of the table: “Job”. */
  of: string;
  weekly: Weekly;
  /** Path of the admin. */
  admin: string;
  empty: string;
}

/**
 * Numbers by week: one line of bars for each job or topic, each with its name
 * and its numbers beside it, so that nothing is told by colour alone.
 */
export function WeeklyChart({ title, unit, of, weekly, admin, empty }: ChartProps) {
  const { weeks, all, rows } = weekly;
  const first = weeks[0] ?? '';
  const last = weeks.at(-1) ?? '';
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <section className="today__chart" aria-label={title}>
      <h3 className="today__card-title">{title}</h3>
      {all.total === 0 ? (
        <p className="today__empty">{empty}</p>
      ) : (
        <>
          <Bars row={all} most={Math.max(1, ...all.counts)} unit={unit} admin={admin} isTall />
          <p className="today__axis" aria-hidden="true">
            <span>Week of {weekName(first)}</span>
            <span>this week</span>
          </p>
          {rows.length > 1 &&
            rows.map((row) => <Bars key={row.key} row={row} most={most} unit={unit} admin={admin} />)}
          <Numbers of={of} weekly={weekly} title={title} />
        </>
      )}
      <p className="today__note">
        {weeks.length} weeks, {weekName(first)} to the running one of {weekName(last)}. Weeks begin on Monday,
        India Standard Time.
      </p>
    </section>
  );
}

interface BarsProps {
  row: WeeklyRow;
  /** The number that fills the height. */
  most: number;
  unit: string;
  admin: string;
  isTall?: boolean;
}

/** Width of a week in the drawing's own units; the drawing stretches to its place. */
const step = 10;

function Bars({ row, most, unit, admin, isTall = false }: BarsProps) {
  const { label, counts, total, href } = row;
  const height = isTall ? 90 : 34;
  const summary = `${label}: ${total} ${total === 1 ? unit : `${unit}s`} in ${counts.length} weeks, ${counts.at(-1) ?? 0} this week, at most ${Math.max(...counts)} in one.`;
  return (
    <div className={`today__bars${isTall ? ' today__bars--all' : ''}`}>
      <p className="today__bars-name">
        {href ? (
          <Link href={admin + href} prefetch={false}>
            {label}
          </Link>
        ) : (
          label
        )}
        <strong>{total.toLocaleString('en-GB')}</strong>
      </p>
      <div className="today__bars-drawing">
        <div className="today__bars-numbers" aria-hidden="true">
          {counts.map((count, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
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
            const size = count === 0 ? 0 : Math.max(2, (count / most) * height);
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
                key={week}
                className={week === counts.length - 1 ? 'today__bar today__bar--running' : 'today__bar'}
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

/** The same numbers to read or to copy. */
function Numbers({ title, of, weekly }: { title: string; of: string; weekly: Weekly }) {
  const { weeks, all, rows } = weekly;
  return (
    <details className="today__numbers">
      <summary>Numbers as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="today__scroll" aria-label={`${title}, table`} tabIndex={0}>
        <table>
          <caption>{title}, by the Monday on which the week begins</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {weeks.map((week) => (
                <th key={week} scope="col">
                  {weekName(week)}
                </th>
              ))}
              <th scope="col">Sum</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, all].map(({ key, label, counts, total }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {counts.map((count, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
                  <td key={week}>{count}</td>
                ))}
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
