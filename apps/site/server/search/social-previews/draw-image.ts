import { existsSync, readFileSync } from 'node:fs';
import { brand, type Font } from '@riverfront/brand';
import { cardSize, type SocialPreview } from '@riverfront/contract';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import satori, { type Font as SatoriFont } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { drawLogo } from '../../content/draw-logo.ts';
import { drawBackground } from './background.ts';

const scripts = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Reads the files of a font, those of other languages in Latin script as well. */
function readFonts({ fontsource }: Font): SatoriFont[] {
  return scripts.flatMap((script): SatoriFont[] => {
    const name = fontsource.replace(/^.*\//, '');
    const file = new URL(import.meta.resolve(`${fontsource}/files/${name}-${script}-500-normal.woff`));
    if (!existsSync(file)) return [];
    return [{ name: `${name} ${script}`, data: readFileSync(file), weight: 500, style: 'normal' }];
  });
}

const familyOf = (found: SatoriFont[]) => found.map(({ name }) => `"${name}"`).join(', ');

const fonts = { headline: readFonts(brand.fonts.headline), text: readFonts(brand.fonts.text) };
const [headline, text] = [familyOf(fonts.headline), familyOf(fonts.text)];

// Each image is drawn once, so libvips has nothing to reuse.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws the social preview image of a page, 1200 × 630, as PNG. A title in a script that the fonts lack is replaced by
 * the company's name, because missing glyphs would show as boxes.
 */
export async function drawImage(card: SocialPreview): Promise<Buffer> {
  const texts =
    (await drawTexts(card)) ?? (await drawTexts({ ...card, kind: '', title: card.company, detail: '' }));
  const above: OverlayOptions[] = texts ? [{ input: Buffer.from(texts) }] : [];
  logo ??= drawLogo('logo-on-dark', { width: 480, height: 64 });
  above.push({ input: await logo, top: 60, left: 72 });
  return sharp(Buffer.from(drawBackground(card.href)))
    .composite(above)
    .png({ palette: true, colours: 128, dither: 0, effort: 4 })
    .toBuffer();
}

let logo: Promise<Buffer> | undefined;

/** Draws the texts as SVG outlines; undefined when the fonts lack a glyph. */
async function drawTexts(card: SocialPreview): Promise<string | undefined> {
  let missing = false;
  const svg = await satori(createLayout(card), {
    ...cardSize,
    fonts: [...fonts.headline, ...fonts.text],
    loadAdditionalAsset: async () => {
      missing = true;
      return [];
    },
  });
  return missing ? undefined : svg;
}

/** Lays out the texts below the logo: kind and title in the middle, one line at the bottom. */
function createLayout({ kind, title, detail }: SocialPreview): ReactElement {
  const { 'on-night': onNight, 'on-night-soft': soft, 'accent-at-night': accent } = brand.colours.both;
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: '60px 72px 92px',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    box({ minHeight: 64 }, ' '),
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
