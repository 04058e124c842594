import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { cleanLines, shortLine } from '../text/clean.ts';
import { brokenLines } from './lines.ts';
import { checkedHref, webLink } from './link.ts';
import { marigold, sans, serif, styled, stylesheet } from './theme.ts';

/** The HTML form of a mail: the name on top, the message on a card, below it who writes and why. */
export function htmlLayout(
  { preview, body, reason }: Message,
  subject: string,
  company: Company,
): ReactElement {
  const page = styled('page', { width: '100%' });
  return createElement(
    Html,
    { lang: 'en-GB' },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('title', null, subject),
      createElement('style', null, stylesheet),
    ),
    // Body repeats a style on a table of its own, which no class reaches; so the ground is a section.
    createElement(
      Body,
      { className: page.className, style: { margin: '0', padding: '0' } },
      createElement(Preview, null, shortLine(preview, 140)),
      createElement(
        Section,
        page,
        createElement(
          Container,
          { style: { width: '100%', maxWidth: '600px', margin: '0 auto' } },
          brand(company),
          card(body.map(({ html }) => html)),
          footer(reason, company),
        ),
      ),
    ),
  );
}

function brand(company: Company): ReactNode {
  const look = styled('text', { fontFamily: serif, fontSize: '20px', textDecoration: 'none' });
  const kite = { color: marigold, fontSize: '20px', paddingRight: '10px' };
  return createElement(
    Section,
    null,
    createElement(
      Text,
      { className: 'rf-gutter', style: { margin: '0', padding: '32px 40px 20px', lineHeight: '28px' } },
      createElement(
        Link,
        { href: checkedHref(company.siteUrl), ...look },
        createElement('span', { 'aria-hidden': true, style: kite }, '◆'),
        shortLine(company.name, 100),
      ),
    ),
  );
}

function card(body: ReactNode[]): ReactNode {
  const look = styled('card', { borderWidth: '1px', borderStyle: 'solid', borderCollapse: 'separate' });
  return createElement(
    Section,
    look,
    createElement(
      'div',
      { className: 'rf-card-cell', style: { padding: '36px 40px 20px' } },
      createElement(Fragment, null, ...body),
    ),
  );
}

function footer(reason: string, company: Company): ReactNode {
  const look = styled('soft', { margin: '0 0 12px', fontFamily: sans, fontSize: '13px', lineHeight: '20px' });
  return createElement(
    Section,
    null,
    createElement(
      'div',
      { className: 'rf-gutter', style: { padding: '24px 40px 40px' } },
      createElement(Text, look, shortLine(reason, 400)),
      createElement(
        Text,
        look,
        brokenLines([
          shortLine(company.legalName, 200),
          ...addressLines(company),
          webLink(company.siteUrl).html,
        ]),
      ),
    ),
  );
}

/** The plain form of a mail, written to be read and not converted from the other. */
export function textLayout({ body, reason }: Message, company: Company): string {
  const about = [shortLine(company.legalName, 200), ...addressLines(company), webLink(company.siteUrl).text];
  return `${body.map(({ text }) => text).join('\n\n')}\n\n-- \n${about.join('\n')}\n\n${shortLine(reason, 400)}\n`;
}

function addressLines(company: Company): string[] {
  return cleanLines(company.address).split('\n').filter(Boolean);
}
