import { type CSSProperties, createElement, Fragment, type ReactNode, type TableHTMLAttributes } from 'react';
import { isMailbox } from '../addresses.ts';
import { cleanLines, singleLine } from '../text/clean.ts';
import { currentBrand, headlineFont, mono, styled, textFont } from './theme.ts';

/** A part of a message as HTML and as plain text without line breaks at its ends. */
export interface Block {
  html: ReactNode;
  text: string;
}

/** Part of a line: a text, which may come from a visitor, or a block such as a link. */
export type Inline = string | Block;

/** Joins parts of a line; texts are cleaned here and escaped by React. */
export function inline(parts: Inline[]): Block {
  const blocks = parts.map((part) =>
    typeof part === 'string' ? { html: singleLine(part), text: singleLine(part) } : part,
  );
  return {
    html: createElement(Fragment, null, ...blocks.map(({ html }) => html)),
    text: blocks.map(({ text }) => text).join(''),
  };
}

/** Lays out content as a table of one cell: Outlook for Windows ignores the width and padding of a `div`. */
export function section(props: TableHTMLAttributes<HTMLTableElement>, ...children: ReactNode[]): ReactNode {
  const layout = { align: 'center', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 } as const;
  const cell = createElement('td', null, ...children);
  return createElement(
    'table',
    { ...layout, role: 'presentation', ...props },
    createElement('tbody', null, createElement('tr', null, cell)),
  );
}

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Returns the normalised address of a link.
 * @throws {Error} when it is malformed or would run code
 */
export function assertHref(href: string): string {
  const url = new URL(href);
  if (!schemes.has(url.protocol)) throw new Error(`An email must not link to a ${url.protocol} address`);
  return url.href;
}

function link(href: string, label: string, text: string, style?: CSSProperties): Block {
  const look = styled('link', { textDecoration: 'underline', ...style });
  return { html: createElement('a', { href: assertHref(href), target: '_blank', ...look }, label), text };
}

/** A link to a page, shown without its scheme; the plain text has the whole address. */
export function webLink(url: string): Block {
  const href = assertHref(url);
  return link(href, href.replace(/^https?:\/\/|\/$/g, ''), href.replace(/\/$/, ''));
}

/** A link to a mailbox; other texts stay texts. */
export function emailLink(address: string): Inline {
  const label = singleLine(address).trim();
  if (!isMailbox(address)) return label;
  // Some characters of an address would end it in a URL (RFC 6068, 2).
  return link(`mailto:${encodeURIComponent(address).replace('%40', '@')}`, label, label);
}

/** A link to a phone number; other texts stay texts. */
export function phoneLink(phone: string): Inline {
  const label = singleLine(phone).trim();
  return /^\+?[\d\s()./-]+$/.test(label) && /\d/.test(label)
    ? link(`tel:${label.replace(/[^+\d]/g, '')}`, label, label, { whiteSpace: 'nowrap' })
    : label;
}

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

/** A table of labels and values; rows without a value are left out. */
export function facts(rows: [label: string, value: Inline | null | undefined][]): Block {
  const known = rows
    .map(([label, value]) => ({ label, ...inline(value ? [value] : []) }))
    .filter(({ text }) => text.trim());
  const look = { margin: '8px 0 24px', borderCollapse: 'collapse' } as const;
  return {
    html: createElement(
      'table',
      { width: '100%', cellPadding: 0, cellSpacing: 0, style: look },
      createElement('tbody', null, ...known.map(({ label, html }, index) => row(label, html, index === 0))),
    ),
    text: known.map(({ label, text }) => `${label}: ${text.trim()}`).join('\n'),
  };
}

function row(label: string, value: ReactNode, isFirst: boolean): ReactNode {
  const line = styled('line').style.borderColor;
  const cell = {
    padding: '10px 0',
    borderTop: isFirst ? '0' : `1px solid ${line}`,
    fontFamily: textFont(),
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'left',
    verticalAlign: 'top',
  } as const;
  const name = styled('soft', { ...cell, width: '32%', paddingRight: '16px', fontWeight: 400 });
  const content = styled('text', { ...cell, wordBreak: 'break-word', overflowWrap: 'anywhere' });
  return createElement(
    'tr',
    null,
    createElement('th', { scope: 'row', ...name, className: `${name.className} rf-line` }, label),
    createElement('td', { ...content, className: `${content.className} rf-line` }, value),
  );
}

/** A highlighted panel with a title and lines. */
export function notice(title: string, ...lines: Inline[][]): Block {
  const rows = lines.map((line) => inline(line));
  const border = `3px solid ${currentBrand().accent}`;
  const panel = styled('panel', { margin: '0 0 24px', padding: '14px 20px', borderLeft: border });
  const look = styled('text', { margin: '0', fontFamily: textFont(), fontSize: '15px', lineHeight: '24px' });
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

/** Outlook for Windows ignores the padding of a link: raised hair spaces, scaled to 12 px each, replace it. */
const outlook = {
  before:
    '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21" hidden>&#8202;&#8202;&#8202;</i><![endif]-->',
  after: '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->',
};
/** Where it respects padding, it must not pad twice. */
const unpadded = { msoPaddingAlt: '0px' };
// biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments, and these two are constant
const padding = (html: string) => createElement('span', { dangerouslySetInnerHTML: { __html: html } });

/** A link to a page; the plain text has its address on a separate line. */
export function button(label: string, url: string): Block {
  const href = assertHref(url);
  const look = styled('button', {
    ...unpadded,
    display: 'inline-block',
    maxWidth: '100%',
    padding: '14px 24px',
    fontFamily: textFont(),
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '100%',
    textDecoration: 'none',
  });
  const inner = {
    ...unpadded,
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: '120%',
    msoTextRaise: '10.5px',
  };
  return {
    html: createElement(
      'div',
      { style: { margin: '0 0 24px' } },
      createElement(
        'a',
        { href, target: '_blank', ...look },
        padding(outlook.before),
        createElement('span', { style: inner }, label),
        padding(outlook.after),
      ),
    ),
    text: `${label}:\n${href}`,
  };
}
