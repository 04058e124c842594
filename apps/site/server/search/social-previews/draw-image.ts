import { existsSync, readFileSync } from 'node:fs';
import {
  type BrandStyle,
  defaultStyle,
  deriveScale,
  type FaceId,
  parseStyleKey,
  type Scale,
} from '@riverfront/brand';
import { cardSize, type SharingCard } from '@riverfront/contract';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { drawBackground } from './background.ts';
import { createLayout } from './layout.ts';

/** A card and its logo, as an image of at most 480 × 64 pixels. */
export interface Drawing {
  card: SharingCard;
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
  const draw = (texts: SharingCard) => drawTexts(texts, style, scale, logo !== undefined);
  const texts = (await draw(card)) ?? (await draw({ ...card, kind: '', title: card.company, detail: '' }));
  const image = sharp(Buffer.from(drawBackground(card.href, style, scale)));
  const above: OverlayOptions[] = texts ? [{ input: Buffer.from(texts) }] : [];
  if (logo) above.push({ input: Buffer.from(logo), top: 60, left: 72 });
  return image.composite(above).png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer();
}

/** Draws the texts as SVG outlines; undefined when the fonts lack a glyph. */
async function drawTexts(
  card: SharingCard,
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
