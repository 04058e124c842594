import { existsSync, readFileSync } from 'node:fs';
import {
  type BrandStyle,
  defaultStyle,
  deriveScale,
  type FaceId,
  parseStyleKey,
  type Scale,
} from '@riverfront/brand';
import { cardSize, type SocialPreview } from '@riverfront/contract';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { drawBackground } from './background.ts';

/** A card and its logo, as an image of at most 480 × 64 pixels. */
export interface Drawing {
  card: SocialPreview;
  logo?: Uint8Array | undefined;
}

const scripts = ['latin', 'latin-ext', 'vietnamese'] as const;
const fonts = new Map<string, Font[]>();

/** Reads the fonts of a face, those of other languages in Latin script as well. */
function readFonts(face: FaceId): Font[] {
  const known = fonts.get(face);
  if (known) return known;
  const read = scripts.flatMap((script): Font[] => {
    const file = new URL(import.meta.resolve(`@fontsource/${face}/files/${face}-${script}-500-normal.woff`));
    if (!existsSync(file)) return [];
    return [{ name: `${face} ${script}`, data: readFileSync(file), weight: 500, style: 'normal' }];
  });
  fonts.set(face, read);
  return read;
}

const familyOf = (found: Font[]) => found.map(({ name }) => `"${name}"`).join(', ');

// Each image is drawn once, so libvips has nothing to reuse.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws the social preview image of a page, 1200 × 630, as PNG. A title in a script that the fonts lack is replaced by
 * the company's name, because missing glyphs would show as boxes.
 */
export async function drawImage({ card, logo }: Drawing): Promise<Buffer> {
  const style = parseStyleKey(card.style) ?? defaultStyle;
  const scale = deriveScale(style.colours);
  const draw = (texts: SocialPreview) => drawTexts(texts, style, scale, logo !== undefined);
  const texts = (await draw(card)) ?? (await draw({ ...card, kind: '', title: card.company, detail: '' }));
  const image = sharp(Buffer.from(drawBackground(card.href, style, scale)));
  const above: OverlayOptions[] = texts ? [{ input: Buffer.from(texts) }] : [];
  if (logo) above.push({ input: Buffer.from(logo), top: 60, left: 72 });
  return image.composite(above).png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer();
}

/** Draws the texts as SVG outlines; undefined when the fonts lack a glyph. */
async function drawTexts(
  card: SocialPreview,
  style: BrandStyle,
  scale: Scale,
  hasLogo: boolean,
): Promise<string | undefined> {
  let missing = false;
  const [headline, text] = [readFonts(style.headlineFace), readFonts(style.textFace)];
  const look = { scale, headline: familyOf(headline), text: familyOf(text), hasLogo };
  const svg = await satori(createLayout(card, look), {
    ...cardSize,
    fonts: [...headline, ...text],
    loadAdditionalAsset: async () => {
      missing = true;
      return [];
    },
  });
  return missing ? undefined : svg;
}

interface Look {
  scale: Scale;
  /** Font families. */
  headline: string;
  text: string;
  /** The logo is drawn in place of the company's name. */
  hasLogo: boolean;
}

/** Lays out the texts: the company at the top, kind and title in the middle, one line at the bottom. */
export function createLayout({ kind, title, detail, company }: SocialPreview, look: Look): ReactElement {
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
