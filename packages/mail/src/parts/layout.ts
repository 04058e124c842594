import { createElement, type ImgHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import type { Company, Message } from '../message.ts';
import { cleanLines, shortLine } from '../text/clean.ts';
import { assertHref, brokenLines, section, webLink } from './blocks.ts';
import { createStylesheet, headlineFont, styled, textFont } from './theme.ts';

/** Lays out an email as HTML: company name, message on a card, footer. */
export function htmlLayout(
  { preview, body, reason }: Message,
  subject: string,
  company: Company,
): ReactElement {
  return createElement(
    'html',
    { lang: 'en-GB', dir: 'ltr' },
    createElement(
      'head',
      null,
      createElement('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      // Prevents Mail on iOS from scaling the message.
      createElement('meta', { name: 'x-apple-disable-message-reformatting' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('title', null, subject),
      createElement('style', null, createStylesheet()),
    ),
    createElement(
      'body',
      { className: 'rf-page', style: { margin: 0, padding: 0 } },
      preheader(shortLine(preview, 140)),
      // Webmail removes the body, so the background is a section.
      section(
        styled('page', { width: '100%' }),
        section(
          { style: { width: '100%', maxWidth: '600px', margin: '0 auto' } },
          brand(company),
          card(body.map(({ html }) => html)),
          footer(reason, company),
        ),
      ),
    ),
  );
}

/** The preview beside the subject in an inbox; invisible characters keep the following text out of it. */
function preheader(text: string): ReactNode {
  const style = {
    display: 'none',
    maxWidth: 0,
    maxHeight: 0,
    overflow: 'hidden',
    opacity: 0,
    lineHeight: '1px',
  };
  const filler = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF'.repeat(Math.max(0, 150 - text.length));
  return createElement('div', { style }, text, createElement('div', null, filler));
}

function brand(company: Company): ReactNode {
  const font = { fontFamily: headlineFont(), fontSize: '20px', lineHeight: '28px' };
  const { logo } = company.brand;
  const name = shortLine(company.name, 100);
  return section(
    {},
    createElement(
      'p',
      { className: 'rf-gutter', style: { ...font, margin: 0, padding: '32px 40px 20px' } },
      createElement(
        'a',
        {
          href: assertHref(company.siteUrl),
          target: '_blank',
          ...styled('text', { textDecoration: 'none' }),
        },
        ...(logo
          ? [
              drawing(logo, logo.light, { className: 'rf-logo-light', alt: name }),
              // Where it is not shown, neither is its text.
              drawing(logo, logo.dark, { className: 'rf-logo-dark', alt: name, style: { display: 'none' } }),
            ]
          : [name]),
      ),
    ),
  );
}

function drawing({ width, height }: Logo, src: string, attributes: ImgHTMLAttributes<HTMLImageElement>) {
  const style = { border: 0, verticalAlign: 'middle', ...attributes.style };
  return createElement('img', { key: src, src: assertHref(src), width, height, ...attributes, style });
}

type Logo = NonNullable<Company['brand']['logo']>;

function card(body: ReactNode[]): ReactNode {
  return section(
    styled('card', { borderWidth: '1px', borderStyle: 'solid', borderCollapse: 'separate' }),
    createElement('div', { className: 'rf-card-cell', style: { padding: '36px 40px 20px' } }, ...body),
  );
}

function footer(reason: string, company: Company): ReactNode {
  const look = styled('soft', {
    margin: '0 0 12px',
    fontFamily: textFont(),
    fontSize: '13px',
    lineHeight: '20px',
  });
  const about = [shortLine(company.legalName, 200), ...addressLines(company), webLink(company.siteUrl).html];
  return section(
    {},
    createElement(
      'div',
      { className: 'rf-gutter', style: { padding: '24px 40px 40px' } },
      createElement('p', look, shortLine(reason, 400)),
      createElement('p', look, brokenLines(about)),
    ),
  );
}

/** Lays out an email as plain text. */
export function textLayout({ body, reason }: Message, company: Company): string {
  const about = [shortLine(company.legalName, 200), ...addressLines(company), webLink(company.siteUrl).text];
  return `${body.map(({ text }) => text).join('\n\n')}\n\n-- \n${about.join('\n')}\n\n${shortLine(reason, 400)}\n`;
}

function addressLines(company: Company): string[] {
  return cleanLines(company.address).split('\n').filter(Boolean);
}
