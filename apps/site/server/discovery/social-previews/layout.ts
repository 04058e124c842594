import type { SharingCard } from '@riverfront/contract';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';

/** Colours on the dark background (styles/tokens.css, “on night”). */
const colours = { title: '#faf8f4', soft: '#c5ccd8', kind: '#f2a33a' };

const display = '"Fraunces", "Fraunces more", "Fraunces Vietnamese"';
const sans = '"Sans", "Sans more"';

/** The shapes of the logo (public/favicon.svg) in its colours on a dark background. */
const logo = [
  { fill: '#2a9d96', d: 'M32 2 8 28l24 8z' },
  { fill: '#f2a33a', d: 'M32 2l24 26-24 8z' },
  { fill: '#127a75', d: 'M8 28l24 8v32z' },
  { fill: '#49bdb5', d: 'M56 28 32 36v32z' },
  { fill: '#f2a33a', d: 'M32 68l-7 10h14z' },
];

/** Lays out the texts: logo and company at the top, kind and title in the middle, one line at the bottom. */
export function createLayout({ kind, title, detail, company }: SharingCard): ReactElement {
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: '60px 72px 92px',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    box(
      { alignItems: 'center' },
      createElement(
        'svg',
        { width: 51, height: 64, viewBox: '0 0 64 80' },
        logo.map((part) => createElement('path', { key: part.d, ...part })),
      ),
      box(
        { marginLeft: 20, fontFamily: display, fontSize: 34, letterSpacing: -0.5, color: colours.title },
        company,
      ),
    ),
    box(
      { flexDirection: 'column', width: 790 },
      kind ? box({ fontFamily: sans, fontSize: 29, color: colours.kind, marginBottom: 16 }, kind) : null,
      createElement('div', { style: { ...titleStyle, ...fitTitle(title) } }, title),
    ),
    box({ fontFamily: sans, fontSize: 28, color: colours.soft, minHeight: 36 }, detail || ' '),
  );
}

const titleStyle: CSSProperties = {
  display: 'block',
  fontFamily: display,
  lineHeight: 1.1,
  letterSpacing: -1.2,
  color: colours.title,
};

/** Returns the largest font size at which a title of up to 120 characters fits into 5 lines of 790 pixels. */
function fitTitle(title: string): CSSProperties {
  const fontSize = title.length <= 24 ? 88 : title.length <= 48 ? 74 : title.length <= 80 ? 62 : 54;
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  // A word longer than a line breaks anywhere; balanced lines would break other words as well.
  if (longest * fontSize * 0.62 > 790) return { fontSize: 54, wordBreak: 'break-word', lineClamp: 5 };
  return { fontSize, textWrap: 'balance' };
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
