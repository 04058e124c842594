import { Text } from '@react-email/text';
import { createElement } from 'react';
import { cleanLines } from '../text/clean.ts';
import type { Block } from './block.ts';
import { brokenLines } from './lines.ts';
import { sans, styled } from './theme.ts';

/** A letter of several paragraphs, with the lines that its author gave it. */
export function letter(words: string): Block[] {
  const look = styled('text', {
    margin: '0 0 16px',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '26px',
    overflowWrap: 'anywhere',
  });
  return cleanLines(words)
    .split('\n\n')
    .map((paragraph) => ({
      html: createElement(Text, look, brokenLines(paragraph.split('\n'))),
      text: paragraph,
    }));
}
