import { createElement } from 'react';
import { type Block, type Inline, inline } from './block.ts';
import { section } from './section.ts';
import { marigold, sans, styled } from './theme.ts';

/** Something the reader should not miss: what it is, and lines about it. */
export function notice(title: string, ...lines: Inline[][]): Block {
  const rows = lines.map((line) => inline(line));
  const panel = styled('panel', {
    margin: '0 0 24px',
    padding: '14px 20px',
    borderLeft: `3px solid ${marigold}`,
  });
  const look = styled('text', { margin: '0', fontFamily: sans, fontSize: '15px', lineHeight: '24px' });
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
