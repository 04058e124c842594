'use client';

import { useRowLabel } from '@payloadcms/ui';

interface RowTitleProps {
  /** Name of the field whose text names the row. */
  name?: string;
  /** Kind of the rows: “Menu entry”. */
  kind?: string;
  isBlock?: boolean;
}

/** Names a row by its title, and a section also by its kind. */
export function RowTitle({ name, kind = 'Row', isBlock }: RowTitleProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const title = String((name && data?.[name]) || '').trim();
  if (isBlock)
    return (
      <span className="staff-line">
        <span className="chip">{kind}</span> {title}
      </span>
    );
  return <span className="staff-line">{title || `${kind} ${rowNumber + 1}`}</span>;
}
