import { readFileSync } from 'node:fs';
import { cardSize, type SharingCard } from '@riverfront/contract';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { drawBackground } from './background.ts';
import { createLayout } from './layout.ts';

/** The fonts of the site (docs/decisions/0016), with the glyphs of other languages in Latin script. */
const families = {
  Fraunces: 'fraunces/files/fraunces-latin',
  'Fraunces more': 'fraunces/files/fraunces-latin-ext',
  'Fraunces Vietnamese': 'fraunces/files/fraunces-vietnamese',
  Sans: 'instrument-sans/files/instrument-sans-latin',
  'Sans more': 'instrument-sans/files/instrument-sans-latin-ext',
};

const fonts: Font[] = Object.entries(families).map(([name, file]) => ({
  name,
  data: readFileSync(new URL(import.meta.resolve(`@fontsource/${file}-500-normal.woff`))),
  weight: 500,
  style: 'normal',
}));

// Each image is drawn once, so libvips has nothing to reuse.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws the social preview image of a page, 1200 × 630, as PNG. A title in a script that the fonts lack is replaced by
 * the company's name, because missing glyphs would show as boxes.
 */
export async function drawImage(card: SharingCard): Promise<Buffer> {
  const texts =
    (await drawTexts(card)) ?? (await drawTexts({ ...card, kind: '', title: card.company, detail: '' }));
  const image = sharp(Buffer.from(drawBackground(card.href)));
  if (texts) image.composite([{ input: Buffer.from(texts) }]);
  return image.png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer();
}

/** Draws the texts as SVG outlines; undefined when the fonts lack a glyph. */
async function drawTexts(card: SharingCard): Promise<string | undefined> {
  let missing = false;
  const svg = await satori(createLayout(card), {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async () => {
      missing = true;
      return [];
    },
  });
  return missing ? undefined : svg;
}
