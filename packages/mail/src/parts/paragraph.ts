import { createElement, type ReactNode } from 'react';
import { cleanLines } from '../text/clean.ts';
import { type Block, type Inline, inline } from './block.ts';
import { brokenLines } from './lines.ts';
import { sans, styled } from './theme.ts';

/** A paragraph of one line, which breaks where it has to. */
export function paragraph(...parts: Inline[]): Block {
  const { html, text } = inline(parts);
  return { html: element(html), text: text.trim() };
}

/** A reply of several paragraphs, with the line breaks that its author gave it. */
export function letter(words: string): Block[] {
  return cleanLines(words)
    .split('\n\n')
    .map((text) => ({ html: element(brokenLines(text.split('\n'))), text }));
}

function element(content: ReactNode): ReactNode {
  const look = styled('text', {
    margin: '0 0 16px',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '26px',
    overflowWrap: 'anywhere',
  });
  return createElement('p', look, content);
}
