import type { Scale } from '@riverfront/brand';
import type { SharingCard } from '@riverfront/contract';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';

interface Look {
  scale: Scale;
  /** Font families. */
  headline: string;
  text: string;
  /** The logo is drawn in place of the company's name. */
  hasLogo: boolean;
}

/** Lays out the texts: the company at the top, kind and title in the middle, one line at the bottom. */
export function createLayout({ kind, title, detail, company }: SharingCard, look: Look): ReactElement {
  const { headline, text } = look;
  const { 'on-night': onNight, 'on-night-soft': soft, 'accent-at-night': accent } = look.scale.shared;
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
      { minHeight: 64, fontFamily: headline, fontSize: 34, letterSpacing: -0.5, color: onNight },
      look.hasLogo ? ' ' : company,
    ),
    box(
      { flexDirection: 'column', width: 790 },
      kind ? box({ fontFamily: text, fontSize: 29, color: accent, marginBottom: 16 }, kind) : null,
      createElement(
        'div',
        { style: { ...titleStyle, fontFamily: headline, color: onNight, ...fitTitle(title) } },
        title,
      ),
    ),
    box({ fontFamily: text, fontSize: 28, color: soft, minHeight: 36 }, detail || ' '),
  );
}

const titleStyle: CSSProperties = {
  display: 'block',
  lineHeight: 1.1,
  letterSpacing: -1.2,
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
