import type { ReactNode } from 'react';
import './table.css';

interface TableProps {
  headings: readonly ReactNode[];
  /** Accessible name of the region in which a wide table scrolls; without one it does not scroll. */
  label?: string;
  caption?: string;
  /** Of the outermost element: `staff-table--stacked` puts the cells of a row below each other on a phone. */
  className?: string;
  children: ReactNode;
}

/** A table of records or numbers. */
export function Table({ headings, label, caption, className = '', children }: TableProps) {
  const table = (
    <table className={label ? 'staff-table' : `staff-table ${className}`}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {headings.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings stay in their columns
            <th key={index} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!label) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`staff-table__scroll ${className}`} aria-label={label} tabIndex={0}>
      {table}
    </section>
  );
}
