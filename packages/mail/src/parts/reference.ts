import { createElement } from 'react';
import { singleLine } from '../text/clean.ts';
import type { Block } from './block.ts';

/** The number of a record, never broken at its hyphen. */
export function referenceText(reference: string): Block {
  const text = singleLine(reference).trim();
  return { html: createElement('span', { style: { whiteSpace: 'nowrap' } }, text), text };
}
