import { createElement } from 'react';
import { cleanLines } from '../text/clean.ts';
import type { Block } from './block.ts';
import { brokenLines } from './lines.ts';
import { sans, styled } from './theme.ts';

/** Somebody's own words, line by line. Every line is marked, so that none can pass for ours. */
export function quotation(words: string): Block {
  const lines = cleanLines(words).split('\n');
  const look = styled('quote', {
    margin: '0 0 24px',
    padding: '16px 20px',
    borderLeft: '3px solid',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '26px',
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
  });
  return {
    html: createElement('blockquote', look, brokenLines(lines)),
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
  };
}
