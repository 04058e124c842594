import type { SharingCard } from '@riverfront/contract';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';

/** On the dark ground of the picture (styles/tokens.css, “on night”). */
const colours = { title: '#faf8f4', soft: '#c5ccd8', kind: '#f2a33a' };

const display = '"Fraunces", "Fraunces more", "Fraunces Vietnamese"';
const sans = '"Sans", "Sans more"';

/** The parts of the mark of the site (public/favicon.svg), in the tones it has on dark ground. */
const mark = [
  { fill: '#2a9d96', d: 'M32 2 8 28l24 8z' },
  { fill: '#f2a33a', d: 'M32 2l24 26-24 8z' },
  { fill: '#127a75', d: 'M8 28l24 8v32z' },
  { fill: '#49bdb5', d: 'M56 28 32 36v32z' },
  { fill: '#f2a33a', d: 'M32 68l-7 10h14z' },
];

/** Where the texts stand: mark and company above, kind and title in the middle, one line below. */
export function layoutOf({ kind, title, detail, company }: SharingCard): ReactElement {
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
        mark.map((part) => createElement('path', { key: part.d, ...part })),
      ),
      box(
        { marginLeft: 20, fontFamily: display, fontSize: 34, letterSpacing: -0.5, color: colours.title },
        company,
      ),
    ),
    box(
      { flexDirection: 'column', width: 790 },
      kind ? box({ fontFamily: sans, fontSize: 29, color: colours.kind, marginBottom: 16 }, kind) : null,
      createElement('div', { style: { ...titleStyle, ...fitted(title) } }, title),
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

/** The largest letters that leave the longest title there may be (120 characters) in 5 lines of 790 pixels. */
function fitted(title: string): CSSProperties {
  const fontSize = title.length <= 24 ? 88 : title.length <= 48 ? 74 : title.length <= 80 ? 62 : 54;
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  // A word that is longer than the line is broken wherever the line ends; balanced lines would break others too.
  if (longest * fontSize * 0.62 > 790) return { fontSize: 54, wordBreak: 'break-word', lineClamp: 5 };
  return { fontSize, textWrap: 'balance' };
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
