import { createElement, type ReactNode, type TableHTMLAttributes } from 'react';

/** Lays out a block as a table of one cell: Outlook for Windows ignores the width and padding of a `div`. */
export function section(props: TableHTMLAttributes<HTMLTableElement>, ...children: ReactNode[]): ReactNode {
  return createElement(
    'table',
    {
      align: 'center',
      width: '100%',
      border: 0,
      cellPadding: 0,
      cellSpacing: 0,
      role: 'presentation',
      ...props,
    },
    createElement('tbody', null, createElement('tr', null, createElement('td', null, ...children))),
  );
}
