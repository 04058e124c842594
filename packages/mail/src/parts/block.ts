import { createElement, Fragment, type ReactNode, type TableHTMLAttributes } from 'react';
import { singleLine } from '../text/clean.ts';

/** A part of a message as HTML and as plain text without line breaks at its ends. */
export interface Block {
  html: ReactNode;
  text: string;
}

/** Part of a line: a text, which may come from a visitor, or a block such as a link. */
export type Inline = string | Block;

/** Joins parts of a line; texts are cleaned here and escaped by React. */
export function inline(parts: Inline[]): Block {
  const blocks = parts.map((part) =>
    typeof part === 'string' ? { html: singleLine(part), text: singleLine(part) } : part,
  );
  return {
    html: createElement(Fragment, null, ...blocks.map(({ html }) => html)),
    text: blocks.map(({ text }) => text).join(''),
  };
}

/** Lays out content as a table of one cell: Outlook for Windows ignores the width and padding of a `div`. */
export function section(props: TableHTMLAttributes<HTMLTableElement>, ...children: ReactNode[]): ReactNode {
  const layout = { align: 'center', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 } as const;
  const cell = createElement('td', null, ...children);
  return createElement(
    'table',
    { ...layout, role: 'presentation', ...props },
    createElement('tbody', null, createElement('tr', null, cell)),
  );
}
