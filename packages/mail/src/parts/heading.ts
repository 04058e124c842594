import { createElement } from 'react';
import { type Block, type Inline, inline } from './block.ts';
import { sans, serif, styled } from './theme.ts';

/** The one heading of a message. */
export function heading(...parts: Inline[]): Block {
  const { html, text } = inline(parts);
  const look = styled('text', {
    margin: '0 0 16px',
    fontFamily: serif,
    fontSize: '26px',
    fontWeight: 400,
    lineHeight: '32px',
    overflowWrap: 'anywhere',
  });
  return { html: createElement('h1', look, html), text: text.trim() };
}

/** Names what follows, such as a quotation. */
export function subheading(...parts: Inline[]): Block {
  const { html, text } = inline(parts);
  const look = styled('text', {
    margin: '28px 0 8px',
    fontFamily: sans,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '24px',
  });
  return { html: createElement('h2', look, html), text: `${text.trim()}:` };
}
