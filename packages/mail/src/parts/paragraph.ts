import { Text } from '@react-email/text';
import { createElement } from 'react';
import { type Block, type Inline, inline } from './block.ts';
import { sans, styled } from './theme.ts';

export function paragraph(...parts: Inline[]): Block {
  const { html, text } = inline(parts);
  const look = styled('text', {
    margin: '0 0 16px',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '26px',
    overflowWrap: 'anywhere',
  });
  return { html: createElement(Text, look, html), text: text.trim() };
}
