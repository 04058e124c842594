import { createElement } from 'react';
import type { Block } from './block.ts';
import { assertHref } from './link.ts';
import { styled, textFont } from './theme.ts';

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
