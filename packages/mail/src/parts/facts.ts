import { createElement, type ReactNode } from 'react';
import { type Block, type Inline, inline } from './block.ts';
import { sans, styled } from './theme.ts';

/** What is known, by name. Rows without a value are left out. */
export function facts(rows: [label: string, value: Inline | null | undefined][]): Block {
  const known = rows
    .map(([label, value]) => ({ label, ...inline(value ? [value] : []) }))
    .filter(({ text }) => text.trim());
  return {
    html: createElement(
      'table',
      {
        width: '100%',
        cellPadding: 0,
        cellSpacing: 0,
        style: { margin: '8px 0 24px', borderCollapse: 'collapse' },
      },
      createElement('tbody', null, ...known.map(({ label, html }, index) => row(label, html, index === 0))),
    ),
    text: known.map(({ label, text }) => `${label}: ${text.trim()}`).join('\n'),
  };
}

function row(label: string, value: ReactNode, first: boolean): ReactNode {
  const line = styled('line').style.borderColor;
  const cell = {
    padding: '10px 0',
    borderTop: first ? '0' : `1px solid ${line}`,
    fontFamily: sans,
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'left',
    verticalAlign: 'top',
  } as const;
  const name = styled('soft', { ...cell, width: '32%', paddingRight: '16px', fontWeight: 400 });
  const content = styled('text', { ...cell, wordBreak: 'break-word', overflowWrap: 'anywhere' });
  return createElement(
    'tr',
    null,
    createElement('th', { scope: 'row', ...name, className: `${name.className} rf-line` }, label),
    createElement('td', { ...content, className: `${content.className} rf-line` }, value),
  );
}
