import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { cleanLines, singleLine } from '../text/clean.ts';
import { type Block, type Inline, inline } from './block.ts';
import { headlineFont, mono, styled, textFont } from './theme.ts';

const prose = (): CSSProperties => ({
  margin: '0 0 16px',
  fontFamily: textFont(),
  fontSize: '16px',
  lineHeight: '26px',
  overflowWrap: 'anywhere',
});

/** Joins lines with line breaks. */
export function brokenLines(lines: ReactNode[]): ReactNode {
  return lines.map((line, index) =>
    createElement(Fragment, { key: index }, index > 0 && createElement('br'), line),
  );
}

/** The one heading of a message. */
export function heading(...parts: Inline[]): Block {
  const { html, text } = inline(parts);
  const font = { fontFamily: headlineFont(), fontSize: '26px', fontWeight: 400, lineHeight: '32px' };
  return { html: createElement('h1', styled('text', { ...prose(), ...font }), html), text: text.trim() };
}

/** The heading of a part, such as a quotation. */
export function subheading(...parts: Inline[]): Block {
  const { html, text } = inline(parts);
  const font = { margin: '28px 0 8px', fontWeight: 600, lineHeight: '24px' };
  return {
    html: createElement('h2', styled('text', { ...prose(), ...font }), html),
    text: `${text.trim()}:`,
  };
}

/** A paragraph without line breaks of its own. */
export function paragraph(...parts: Inline[]): Block {
  const { html, text } = inline(parts);
  return { html: createElement('p', styled('text', prose()), html), text: text.trim() };
}

/** Several paragraphs with their line breaks. */
export function paragraphs(words: string): Block[] {
  return cleanLines(words)
    .split('\n\n')
    .map((text) => ({
      html: createElement('p', styled('text', prose()), brokenLines(text.split('\n'))),
      text,
    }));
}

/** A quotation with every line marked, so that none looks like ours. */
export function quotation(words: string): Block {
  const lines = cleanLines(words).split('\n');
  const box = { margin: '0 0 24px', padding: '16px 20px', borderLeft: '3px solid' };
  const look = styled('quote', { ...prose(), ...box, wordBreak: 'break-word' });
  return {
    html: createElement('blockquote', look, brokenLines(lines)),
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
  };
}

/** A code to copy, spaced by style alone, so that a copied code has no blanks. */
export function code(digits: string): Block {
  const shown = singleLine(digits).trim();
  const look = styled('panel', {
    margin: '8px 0 24px',
    // Centres the code in spite of the letter spacing after its last digit.
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

/** The reference of a record, never broken at its hyphen. */
export function referenceText(reference: string): Block {
  const text = singleLine(reference).trim();
  return { html: createElement('span', { style: { whiteSpace: 'nowrap' } }, text), text };
}
