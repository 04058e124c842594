import { createElement, type ReactNode } from 'react';
import { type Block, type Inline, inline, section } from './block.ts';
import { currentBrand, styled, textFont } from './theme.ts';

/** A table of labels and values; rows without a value are left out. */
export function facts(rows: [label: string, value: Inline | null | undefined][]): Block {
  const known = rows
    .map(([label, value]) => ({ label, ...inline(value ? [value] : []) }))
    .filter(({ text }) => text.trim());
  const look = { margin: '8px 0 24px', borderCollapse: 'collapse' } as const;
  return {
    html: createElement(
      'table',
      { width: '100%', cellPadding: 0, cellSpacing: 0, style: look },
      createElement('tbody', null, ...known.map(({ label, html }, index) => row(label, html, index === 0))),
    ),
    text: known.map(({ label, text }) => `${label}: ${text.trim()}`).join('\n'),
  };
}

function row(label: string, value: ReactNode, isFirst: boolean): ReactNode {
  const line = styled('line').style.borderColor;
  const cell = {
    padding: '10px 0',
    borderTop: isFirst ? '0' : `1px solid ${line}`,
    fontFamily: textFont(),
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

/** A highlighted panel with a title and lines. */
export function notice(title: string, ...lines: Inline[][]): Block {
  const rows = lines.map((line) => inline(line));
  const border = `3px solid ${currentBrand().accent}`;
  const panel = styled('panel', { margin: '0 0 24px', padding: '14px 20px', borderLeft: border });
  const look = styled('text', { margin: '0', fontFamily: textFont(), fontSize: '15px', lineHeight: '24px' });
  const strong = { ...look, style: { ...look.style, fontWeight: 600 } };
  return {
    html: section(
      panel,
      createElement('p', strong, title),
      ...rows.map(({ html }) => createElement('p', look, html)),
    ),
    text: [`${title}.`, ...rows.map(({ text }) => text.trim())].join('\n'),
  };
}
