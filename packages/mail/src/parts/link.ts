import { type CSSProperties, createElement } from 'react';
import { isMailbox } from '../address/mailbox.ts';
import { singleLine } from '../text/clean.ts';
import type { Block, Inline } from './block.ts';
import { styled } from './theme.ts';

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * The address as a mail may carry it.
 * @throws {Error} when it is no address or would run code
 */
export function checkedHref(href: string): string {
  const url = new URL(href);
  if (!schemes.has(url.protocol)) throw new Error(`A mail links to no ${url.protocol} address`);
  return url.href;
}

function link(href: string, label: string, text: string, style?: CSSProperties): Block {
  const look = styled('link', { textDecoration: 'underline', ...style });
  return { html: createElement('a', { href: checkedHref(href), target: '_blank', ...look }, label), text };
}

/** A page of a site, shown without its scheme; the plain text has the whole address. */
export function webLink(url: string): Block {
  const href = checkedHref(url);
  return link(href, href.replace(/^https?:\/\/|\/$/g, ''), href.replace(/\/$/, ''));
}

/** A mailbox to write to; what is none stays text. */
export function mailLink(address: string): Inline {
  const label = singleLine(address).trim();
  if (!isMailbox(address)) return label;
  // Some characters that an address may have would end it in a URL (RFC 6068, 2).
  return link(`mailto:${encodeURIComponent(address).replace('%40', '@')}`, label, label);
}

/** A number to call; what holds no number stays text. */
export function phoneLink(phone: string): Inline {
  const label = singleLine(phone).trim();
  return /^\+?[\d\s()./-]+$/.test(label) && /\d/.test(label)
    ? link(`tel:${label.replace(/[^+\d]/g, '')}`, label, label, { whiteSpace: 'nowrap' })
    : label;
}
