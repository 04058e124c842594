import { Button } from '@react-email/button';
import { createElement } from 'react';
import type { Block } from './block.ts';
import { checkedHref } from './link.ts';
import { sans, styled } from './theme.ts';

/** Leads to a page. The plain text has its address on a line of its own. */
export function button(label: string, url: string): Block {
  const href = checkedHref(url);
  const look = styled('button', {
    padding: '14px 24px',
    fontFamily: sans,
    fontSize: '16px',
    fontWeight: 600,
  });
  return {
    html: createElement(
      'div',
      { style: { margin: '0 0 24px' } },
      createElement(Button, { href, ...look }, label),
    ),
    text: `${label}:\n${href}`,
  };
}
