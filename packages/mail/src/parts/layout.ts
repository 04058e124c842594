import { html, raw } from 'hono/html';
import type { Company, Message } from '../message.ts';
import { cleanLines, shortLine } from '../text/clean.ts';
import { assertHref, brokenLines, section, webLink } from './blocks.ts';
import { headlineFont, type Markup, main, styled, stylesheet, textFont } from './theme.ts';

/** Lays out an email as HTML: company name, message on a card, footer. */
export function htmlLayout({ preview, body, reason }: Message, subject: string, company: Company): Markup {
  const message = section(
    raw('style="width:100%;max-width:600px;margin:0 auto"'),
    brand(company),
    card(body.map((block) => block.html)),
    footer(reason, company),
  );
  // `x-apple-…` prevents Mail on iOS from scaling the message. Webmail removes the body: the background is a section.
  return html`<!DOCTYPE html><html lang="en-GB" dir="ltr">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="x-apple-disable-message-reformatting">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(stylesheet)}</style>
</head>
<body class="rf-page" style="margin:0;padding:0">
${preheader(shortLine(preview, 140))}
${section(styled('page', 'width:100%'), message)}
</body>
</html>`;
}

/** The preview beside the subject in an inbox; invisible characters keep the following text out of it. */
function preheader(text: string): Markup {
  const filler = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF'.repeat(Math.max(0, 150 - text.length));
  const style = 'display:none;max-width:0;max-height:0;overflow:hidden;opacity:0;line-height:1px';
  return html`<div style="${style}">${text}<div>${filler}</div></div>`;
}

function brand(company: Company): Markup {
  const font = `font-family:${headlineFont};font-size:20px;line-height:28px`;
  const name = shortLine(company.name, 100);
  const src = new URL('/brand/mark.png', company.siteUrl).href;
  // Many inboxes block images: the name stands beside the mark as text.
  const content = html`<img src="${assertHref(src)}" width="40" height="40" alt=""
style="border:0;vertical-align:middle"><span style="padding-left:14px;vertical-align:middle">${name}</span>`;
  const link = html`<a href="${assertHref(company.siteUrl)}" target="_blank"
${styled('text', 'text-decoration:none')}>${content}</a>`;
  return section('', html`<p class="rf-gutter" style="${font};margin:0;padding:32px 40px 20px">${link}</p>`);
}

function card(body: (Markup | string)[]): Markup {
  return section(
    styled('card', 'border-width:1px;border-style:solid;border-collapse:separate'),
    html`<div style="height:3px;font-size:0;line-height:3px;background-color:${main}"></div>`,
    html`<div class="rf-card-cell" style="padding:36px 40px 20px">${body}</div>`,
  );
}

function footer(reason: string, company: Company): Markup {
  const look = styled('soft', `margin:0 0 12px;font-family:${textFont};font-size:13px;line-height:20px`);
  const about = [shortLine(company.legalName, 200), ...addressLines(company), webLink(company.siteUrl).html];
  return section(
    '',
    html`<div class="rf-gutter" style="padding:24px 40px 40px">
<p ${look}>${shortLine(reason, 400)}</p><p ${look}>${brokenLines(about)}</p></div>`,
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
