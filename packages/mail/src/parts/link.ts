import { type CSSProperties, createElement } from 'react';
import { isMailbox } from '../addresses.ts';
import { singleLine } from '../text/clean.ts';
import type { Block, Inline } from './block.ts';
import { styled } from './theme.ts';

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
