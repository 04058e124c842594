import { createElement } from 'react';
import { singleLine } from '../text/clean.ts';
import type { Block } from './block.ts';
import { mono, styled } from './theme.ts';

/** A code to copy. Its digits are apart by style alone, so that a copied code has no blanks. */
export function code(digits: string): Block {
  const shown = singleLine(digits).trim();
  const look = styled('panel', {
    margin: '8px 0 24px',
    // The last digit has its distance too, which would put the code off the middle.
    padding: '20px 8px 20px 14px',
    fontFamily: mono,
    fontSize: '34px',
    fontWeight: 600,
    letterSpacing: '6px',
    lineHeight: '40px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  });
  return { html: createElement('p', look, shown), text: `    ${shown}` };
}
