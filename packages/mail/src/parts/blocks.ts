import { html, raw } from 'hono/html';
import { isMailbox } from '../addresses.ts';
import { cleanLines, singleLine } from '../text/clean.ts';
import { accent, headlineFont, line, type Markup, mono, styled, textFont } from './theme.ts';

/** A part of a message as HTML and as plain text without line breaks at its ends. */
export interface Block {
  /** A text is escaped where it is put into markup. */
  html: Markup | string;
  text: string;
}

/** Part of a line: a text, which may come from a visitor, or a block such as a link. */
type Inline = string | Block;

/** Joins parts of a line, whose texts are cleaned here. */
function inline(parts: Inline[]): Block {
  const blocks = parts.map((part) =>
    typeof part === 'string' ? { html: singleLine(part), text: singleLine(part) } : part,
  );
  return { html: html`${blocks.map((block) => block.html)}`, text: blocks.map(({ text }) => text).join('') };
}

const layout = raw(
  'align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"',
);

/** Lays out content as a table of one cell: Outlook for Windows ignores the width and padding of a `div`. */
export function section(attributes: Markup | '', ...content: (Markup | string)[]): Markup {
  return html`<table ${layout} ${attributes}><tbody><tr><td>${content}</td></tr></tbody></table>`;
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

function link(href: string, label: string, text: string, style = ''): Block {
  const look = styled('link', `text-decoration:underline${style}`);
  return { html: html`<a href="${assertHref(href)}" target="_blank" ${look}>${label}</a>`, text };
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
    ? link(`tel:${label.replace(/[^+\d]/g, '')}`, label, label, ';white-space:nowrap')
    : label;
}

const prose = (font = `font-family:${textFont};font-size:16px;line-height:26px`, margin = '0 0 16px') =>
  `margin:${margin};${font};overflow-wrap:anywhere`;

/** Joins lines with line breaks. */
export function brokenLines(lines: (Markup | string)[]): Markup {
  return html`${lines.map((line, index) => (index > 0 ? html`<br>${line}` : line))}`;
}

/** The one heading of a message. */
export function heading(words: string): Block {
  const text = singleLine(words);
  const look = prose(`font-family:${headlineFont};font-size:26px;font-weight:400;line-height:32px`);
  return { html: html`<h1 ${styled('text', look)}>${text}</h1>`, text: text.trim() };
}

/** The heading of a part, such as a quotation. */
export function subheading(words: string): Block {
  const text = singleLine(words);
  const font = `font-family:${textFont};font-size:16px;font-weight:600;line-height:24px`;
  return {
    html: html`<h2 ${styled('text', prose(font, '28px 0 8px'))}>${text}</h2>`,
    text: `${text.trim()}:`,
  };
}

/** A paragraph without line breaks of its own. */
export function paragraph(...parts: Inline[]): Block {
  const { html: content, text } = inline(parts);
  return { html: html`<p ${styled('text', prose())}>${content}</p>`, text: text.trim() };
}

/** Several paragraphs with their line breaks. */
export function paragraphs(words: string): Block[] {
  return cleanLines(words)
    .split('\n\n')
    .map((text) => ({
      html: html`<p ${styled('text', prose())}>${brokenLines(text.split('\n'))}</p>`,
      text,
    }));
}

/** A quotation with every line marked, so that none looks like ours. */
export function quotation(words: string): Block {
  const lines = cleanLines(words).split('\n');
  const look = `${prose(undefined, '0 0 24px')};padding:16px 20px;border-left:3px solid;word-break:break-word`;
  return {
    html: html`<blockquote ${styled('quote', look)}>${brokenLines(lines)}</blockquote>`,
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
  };
}

/** A code to copy, spaced by style alone, so that a copied code has no blanks. */
export function code(digits: string): Block {
  const shown = singleLine(digits).trim();
  // The padding centres the code in spite of the letter spacing after its last digit.
  const box = 'margin:8px 0 24px;padding:20px 8px 20px 14px;text-align:center;overflow-wrap:anywhere';
  const font = `font-family:${mono};font-size:34px;font-weight:600;letter-spacing:6px;line-height:40px`;
  return { html: html`<p ${styled('panel', `${box};${font}`)}>${shown}</p>`, text: `    ${shown}` };
}

/** The reference of a record, never broken at its hyphen. */
export function referenceText(reference: string): Block {
  const text = singleLine(reference).trim();
  return { html: html`<span style="white-space:nowrap">${text}</span>`, text };
}

/** A table of labels and values; rows without a value are left out. */
export function facts(rows: [label: string, value: Inline | null | undefined][]): Block {
  const filled = rows
    .map(([label, value]) => ({ label, ...inline(value ? [value] : []) }))
    .filter(({ text }) => text.trim());
  const body = filled.map(({ label, html: value }, index) => row(label, value, index === 0));
  const look = raw('width="100%" cellpadding="0" cellspacing="0"');
  return {
    html: html`<table ${look} style="margin:8px 0 24px;border-collapse:collapse"><tbody>${body}</tbody></table>`,
    text: filled.map(({ label, text }) => `${label}: ${text.trim()}`).join('\n'),
  };
}

function row(label: string, value: Block['html'], isFirst: boolean): Markup {
  const border = isFirst ? '0' : `1px solid ${line}`;
  const font = `font-family:${textFont};font-size:15px;line-height:22px;text-align:left;vertical-align:top`;
  const cell = `padding:10px 0;border-top:${border};${font}`;
  const name = styled('soft', `${cell};width:32%;padding-right:16px;font-weight:400`, 'rf-line');
  const content = styled('text', `${cell};word-break:break-word;overflow-wrap:anywhere`, 'rf-line');
  return html`<tr><th scope="row" ${name}>${label}</th><td ${content}>${value}</td></tr>`;
}

/** A highlighted panel with a title and lines. */
export function notice(title: string, ...lines: Inline[][]): Block {
  const rows = lines.map((line) => inline(line));
  const panel = `margin:0 0 24px;padding:14px 20px;border-left:3px solid ${accent}`;
  const look = `margin:0;font-family:${textFont};font-size:15px;line-height:24px`;
  return {
    html: section(
      styled('panel', panel),
      html`<p ${styled('text', `${look};font-weight:600`)}>${title}</p>`,
      ...rows.map((line) => html`<p ${styled('text', look)}>${line.html}</p>`),
    ),
    text: [`${title}.`, ...rows.map(({ text }) => text.trim())].join('\n'),
  };
}

/** Outlook for Windows ignores the padding of a link: raised hair spaces, scaled to 12 px each, replace it. */
const outlook = {
  before: raw(
    '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21" hidden>&#8202;&#8202;&#8202;</i><![endif]-->',
  ),
  after: raw(
    '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->',
  ),
};

/** Where it respects padding, it must not pad twice. */
const block = 'mso-padding-alt:0px;display:inline-block;max-width:100%';

/** A link to a page; the plain text has its address on a separate line. */
export function button(label: string, url: string): Block {
  const href = assertHref(url);
  const font = `font-family:${textFont};font-size:16px;font-weight:600;line-height:100%;text-decoration:none`;
  const look = styled('button', `${block};padding:14px 24px;${font}`);
  const inner = html`<span style="${block};line-height:120%;mso-text-raise:10.5px">${label}</span>`;
  const content = [outlook.before, inner, outlook.after];
  return {
    html: html`<div style="margin:0 0 24px"><a href="${href}" target="_blank" ${look}>${content}</a></div>`,
    text: `${label}:\n${href}`,
  };
}
